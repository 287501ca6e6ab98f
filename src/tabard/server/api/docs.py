"""The documentation of the API as one plain page: made from the OpenAPI data, no scripts."""

from __future__ import annotations

import json
from html import escape
from typing import Any

HEAD = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tabard API</title>
</head>
<body>
<main>
"""


def page(openapi: dict[str, Any], root: str) -> str:
    """Every address, what it does, what it takes."""
    parts = [HEAD, f"<h1>{escape(openapi['info']['title'])}</h1>"]
    parts += [f"<p>{escape(p)}</p>" for p in openapi["info"]["description"].split("\n\n")]
    parts.append(f'<p><a href="{escape(root)}/openapi.json">OpenAPI as JSON</a></p>')
    for path, methods in openapi["paths"].items():
        for method, found in methods.items():
            parts.append(operation(root + path, method, found, openapi))
    return "\n".join([*parts, "</main>", "</body>", "</html>"]) + "\n"


def operation(path: str, method: str, found: dict[str, Any], openapi: dict[str, Any]) -> str:
    """One address."""
    lines = [f"<section><h2><code>{method.upper()} {escape(path)}</code></h2>"]
    lines.append(f"<p>{escape(found.get('description', ''))}</p>")
    rows = [
        (p["name"], p["in"], p["schema"], p.get("description", p["schema"].get("description", "")))
        for p in found.get("parameters", [])
    ]
    for schema in bodies(found, openapi):
        needed = schema.get("required", [])
        rows += [
            (
                name,
                "body, needed" if name in needed else "body",
                field,
                field.get("description", ""),
            )
            for name, field in schema.get("properties", {}).items()
        ]
    if rows:
        lines.append("<table><tr><th>name</th><th>in</th><th>type</th><th></th></tr>")
        lines += [
            f"<tr><td><code>{escape(name)}</code></td><td>{where}</td>"
            f"<td>{escape(kind(schema))}</td><td>{escape(text)}</td></tr>"
            for name, where, schema, text in rows
        ]
        lines.append("</table>")
    return "\n".join([*lines, "</section>"])


def bodies(found: dict[str, Any], openapi: dict[str, Any]) -> list[dict[str, Any]]:
    """The schemas of what an address takes in its body."""
    content = found.get("requestBody", {}).get("content", {})
    names = [media["schema"].get("$ref", "").rsplit("/", 1)[-1] for media in content.values()]
    known = openapi.get("components", {}).get("schemas", {})
    return [known[name] for name in names if name in known]


def kind(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "anyOf" in schema:
        return " or ".join(kind(option) for option in schema["anyOf"])
    text = str(schema.get("type", "value"))
    return f"{text} = {json.dumps(schema['default'])}" if schema.get("default") else text
