"""The description of the HTTP interface, made from the same declarations that serve it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tablee.server.api import ENDPOINTS, HEALTH, RECORD
from tablee.server.http_messages import Problem

Json = dict[str, Any]
ALWAYS = (400, 403, 408, 413, 415, 421, 429, 503)
"""What any endpoint may answer besides its own errors."""


def describe(root: str = "") -> Json:
    """An OpenAPI 3.1 document of a table at a sub-path, or at none."""
    types = [Problem]
    endpoints = ENDPOINTS | HEALTH
    for endpoint in endpoints.values():
        types += [kind for kind in (endpoint.answer, endpoint.body) if kind not in (None, RECORD)]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Json] = {}
    for name, endpoint in endpoints.items():
        operation: Json = {
            "operationId": name,
            "summary": endpoint.about,
            "parameters": [
                {"name": part, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
                for part in re.findall(r"{(\w+)}", endpoint.path)
            ],
            "responses": {
                str(status): {"description": "Done", "content": _content(endpoint.answer, schema_of)}
                for status in endpoint.done
            },
        }
        for status in sorted({*ALWAYS, *endpoint.errors}):
            operation["responses"][str(status)] = {
                "description": "Not done, nothing has changed",
                "content": _content(Problem, schema_of),
            }
        if endpoint.body is not None:
            operation["requestBody"] = {"required": True, "content": _content(endpoint.body, schema_of)}
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": "1"},
        "servers": [{"url": root or "/"}],
        "paths": paths,
        "components": {"schemas": components},
    }


def _content(kind: Any, schema_of: dict[str, Json]) -> Json:
    if kind == RECORD:
        return {RECORD: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": schema_of[repr(kind)]}}
