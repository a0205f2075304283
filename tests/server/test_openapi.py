"""The HTTP interface keeps to its description, whatever is sent."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tablee.server.api import ENDPOINTS, HEALTH, RECORD
from tablee.server.openapi import describe


@schemathesis.serializer(RECORD)
def record_lines(ctx: Any, value: Any) -> bytes:
    """A record is sent as it is."""
    return value if isinstance(value, bytes) else str(value).encode(errors="replace")


schema = schemathesis.openapi.from_dict(describe())


def test_every_endpoint_is_described():
    described = {(method.upper(), path) for path, item in describe()["paths"].items() for method in item}
    assert described == {(endpoint.method, endpoint.path) for endpoint in (ENDPOINTS | HEALTH).values()}


@schema.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_answers_fit_the_description(case, server):
    # A body may fit the schema and name a table, game or link that is not there.
    case.call_and_validate(base_url=server.address, excluded_checks=[positive_data_acceptance])
