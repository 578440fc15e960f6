/** The Python client: dataclasses, and readers without dependencies. */
import { PYTHON_READER } from './python-reader.ts';
import { cellKinds, typeOf, type Language, type NamedSchema } from './schema.ts';

const LANGUAGE: Language = {
  names: { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' },
  list: (of) => `list[${of}]`,
  map: (of) => `dict[str, ${of}]`,
  oneOf: () => 'str',
  object: () => 'dict[str, Any]',
};

/** Generates a module for all files of a release; `latest` is the address of the newest release. */
export const pythonClient = (
  named: readonly NamedSchema[],
  latest: string,
): string => `"""Reads a release of Farseer. Needs Python 3.9 or later and no packages."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import dataclass, fields
from http.client import HTTPException
from itertools import islice
from typing import Any, Iterator
from urllib.error import HTTPError, URLError
from urllib.parse import urljoin
from urllib.request import urlopen

LATEST = ${JSON.stringify(latest)}

${named.map(dataclass).join('\n\n')}
${PYTHON_READER}

${named
  .flatMap(({ name, document }) =>
    document === null
      ? []
      : [
          `def ${document.called}(address: str) -> list[${name}]:\n    return [_take(${name}, one) for one in _json(address + "${document.file}.json")]\n`,
        ],
  )
  .join('\n\n')}

_TABLES: dict[str, tuple[type, dict[str, str]]] = {
${named
  .flatMap(({ name, table, schema }) =>
    table === null ? [] : [`    "${table}": (${name}, ${JSON.stringify(cellKinds(schema))}),\n`],
  )
  .join('')}}
`;

const dataclass = ({ name, schema }: NamedSchema): string => {
  const says = (schema.description ?? name).replaceAll('"', "'");
  const lines = Object.entries(schema.properties ?? {}).map(
    ([field, of]) => `    ${field}: ${typeOf(of, LANGUAGE)}\n`,
  );
  return `@dataclass(frozen=True)\nclass ${name}:\n    """${says}"""\n\n${lines.join('')}`;
};
