"""A hand that reaches into the database past the store."""

from __future__ import annotations

from sqlalchemy import NullPool, create_engine, make_url


def change(url: str, *statements: str) -> None:
    """Carry out statements as one transaction, whether references hold or not."""
    address = make_url(url)
    engine = create_engine(address.difference_update_query(["timeout"]), poolclass=NullPool)
    with engine.begin() as connection:
        if address.get_backend_name() == "postgresql":
            connection.exec_driver_sql("SET session_replication_role = replica")
        for statement in statements:
            connection.exec_driver_sql(statement)
    engine.dispose()
