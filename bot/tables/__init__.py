"""Tables: `service.py` is the one door to what happens at them; each room has a front that says what it offers.

From the bottom up, each knowing only what lies below it: values (`entries`, `errors`, `times`, `model`), `fold` (what
the log makes of a table), `computers`, `standing` (a table and what lies beside its log), `verbs` (what people can do),
`views` (what they may see), `keeping` (writing and finding), `clocks` (what happens by itself).
"""
