"""The Dwarf King: seven deals of tricks, each with a quest and a special card of its own."""
