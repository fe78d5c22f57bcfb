"""The way to Discord: calls and their pace, answers, components, pictures, what may be seen where."""
