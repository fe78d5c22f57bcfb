"""The contract's promises as checks for any game: `selfplay --check` and the tests run them."""

from games.proof.broken import Broken, failed_after
from games.proof.catalogues import Words
from games.proof.trial import Brain, Trial, selfplay_deal, selfplay_record
