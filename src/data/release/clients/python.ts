/** The Python client: dataclasses, and readers without dependencies. */
import { cellKinds, typeOf, type Language, type NamedSchema } from './schema.ts';

const LANGUAGE: Language = {
  names: { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' },
  list: (of) => `list[${of}]`,
  map: (of) => `dict[str, ${of}]`,
  oneOf: () => 'str',
  object: () => 'dict[str, Any]',
};

/** Generates a module for all files of a release. */
export const pythonClient = (
  named: readonly NamedSchema[],
): string => `"""Reads a release of Farseer. Needs Python 3.9 or later and no packages."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import dataclass, fields
from typing import Any, Iterator
from urllib.request import urlopen

${named.map(dataclass).join('\n\n')}

def games(address: str) -> Iterator[GameLine]:
    """Yields every game of the release at a folder address, which ends with a slash."""
    with urlopen(address + "games.ndjson") as lines:
        for line in lines:
            game = json.loads(line)
            players = [_take(PlayerRow, player) for player in game["players"]]
            yield _take(GameLine, {**game, "players": players})

${named
  .flatMap(({ name, document }) =>
    document === null
      ? []
      : [
          `def ${document.called}(address: str) -> list[${name}]:\n    return [_take(${name}, one) for one in json.loads(_read(address + "${document.file}.json"))]\n`,
        ],
  )
  .join('\n\n')}

_TABLES: dict[str, tuple[type, dict[str, str]]] = {
${named
  .flatMap(({ name, table, schema }) =>
    table === null ? [] : [`    "${table}": (${name}, ${JSON.stringify(cellKinds(schema))}),\n`],
  )
  .join('')}}


def rows(address: str, table: str) -> Iterator[Any]:
    """Yields the rows of a table (games, players, orders, made, fights or camps)."""
    if table not in _TABLES:
        raise ValueError(f"A release has no table {table}")
    kind, cells = _TABLES[table]
    files = [line.split("\\t")[0] for line in _read(address + "list.txt").decode().splitlines()]
    parts = [file for file in files if file == f"{table}.csv" or (file.startswith(f"{table}/") and file.endswith(".csv"))]
    for file in sorted(parts, key=lambda name: int((re.findall(r"part=(\\d+)", name) or ["0"])[0])):
        with urlopen(address + file) as answer:
            for row in csv.DictReader(io.TextIOWrapper(answer, "utf-8", newline="")):
                yield _take(kind, {name: _cell(cells.get(name, "string"), text) for name, text in row.items()})


def _cell(kind: str, text: str) -> Any:
    if text == "":
        return None
    if kind == "number":
        return float(text) if "." in text else int(text)
    if kind == "boolean":
        return text == "true"
    # An apostrophe keeps spreadsheets from running text as a formula.
    return text[1:] if re.match(r"'[=+\\-@\\t\\r]", text) else text


def _read(address: str) -> bytes:
    with urlopen(address) as answer:
        return answer.read()


def _take(kind: type, data: dict[str, Any]) -> Any:
    """Drops the fields that a later release adds."""
    return kind(**{field.name: data[field.name] for field in fields(kind)})
`;

const dataclass = ({ name, schema }: NamedSchema): string => {
  const says = (schema.description ?? name).replaceAll('"', "'");
  const lines = Object.entries(schema.properties ?? {}).map(
    ([field, of]) => `    ${field}: ${typeOf(of, LANGUAGE)}\n`,
  );
  return `@dataclass(frozen=True)\nclass ${name}:\n    """${says}"""\n\n${lines.join('')}`;
};
