"""Steps that lead a database from any released version to the present one; `persistence.upkeep.upgrade` takes them."""
