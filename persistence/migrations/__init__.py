"""The steps that lead a database from any released version to the present one; `persistence.upgrade` takes them."""
