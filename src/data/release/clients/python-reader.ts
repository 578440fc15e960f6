/** The part of the Python client that is the same for every release. */
export const PYTHON_READER = `
class FarseerError(Exception):
    """Why something cannot be read. kind is no-table, missing, refused, unreachable or damaged."""

    def __init__(self, kind: str, message: str, address: str | None = None, status: int | None = None):
        super().__init__(message)
        self.kind = kind
        self.address = address
        self.status = status


def releases(site: str) -> dict[str, Any]:
    """The releases that a site publishes: the latest, and those that stay, newest first."""
    return _json(urljoin(site, "/data/releases/index.json"))


def games(address: str) -> Iterator[GameLine]:
    """Every game of the release in a folder, by its address; the address ends with a slash."""
    with _open(address + "games.ndjson") as lines:
        for line in lines:
            if not line.endswith(b"\\n"):
                raise _damaged(address + "games.ndjson")
            game = json.loads(line)
            players = [_take(PlayerRow, player) for player in game["players"]]
            yield _take(GameLine, {**game, "players": players})


def rows(address: str, table: str, skip: int = 0, take: int | None = None) -> Iterator[Any]:
    """The rows of a table. With skip and take, only files that have these rows are fetched."""
    if table not in _TABLES:
        raise FarseerError("no-table", f"A release has no table {table}")
    kind, cells = _TABLES[table]
    end = None if take is None else skip + take
    first = 0
    for file, count in _files(address, table):
        last = first + count
        if last > skip and (end is None or first < end):
            at = first
            with _open(address + file) as answer:
                for row in csv.DictReader(io.TextIOWrapper(answer, "utf-8", newline="")):
                    if at >= skip and (end is None or at < end):
                        yield _take(kind, {name: _cell(cells.get(name, "string"), text) for name, text in row.items()})
                    at += 1
            if at != last:
                raise _damaged(address + file)
        first = last


def pages(address: str, table: str, size: int = 1000) -> Iterator[list[Any]]:
    """The rows of a table in lists of so many."""
    source = rows(address, table)
    while page := list(islice(source, size)):
        yield page


def _files(address: str, table: str) -> list[tuple[str, int]]:
    lines = [line.split("\\t") for line in _read(address + "list.txt").decode().splitlines()]
    parts = [
        (file, int(count))
        for file, _, count in lines
        if file == f"{table}.csv" or (file.startswith(f"{table}/") and file.endswith(".csv"))
    ]
    if not parts:
        raise FarseerError("no-table", f"This release has no table {table}", address)
    return sorted(parts, key=lambda part: int((re.findall(r"part=(\\d+)", part[0]) or ["0"])[0]))


def _cell(kind: str, text: str | None) -> Any:
    if not text:
        return None
    if kind == "number":
        return float(text) if "." in text else int(text)
    if kind == "boolean":
        return text == "true"
    # An apostrophe keeps spreadsheets from running a text.
    return text[1:] if re.match(r"'[=+\\-@\\t\\r]", text) else text


def _open(address: str) -> Any:
    try:
        return urlopen(address, timeout=60)
    except HTTPError as error:
        kind = "missing" if error.code == 404 else "refused"
        raise FarseerError(kind, f"{address} answers {error.code}", address, error.code) from error
    except (URLError, OSError) as error:
        raise FarseerError("unreachable", f"{address} cannot be reached", address) from error


def _read(address: str) -> bytes:
    with _open(address) as answer:
        try:
            return answer.read()
        except (HTTPException, OSError) as error:
            raise _damaged(address) from error


def _json(address: str) -> Any:
    try:
        return json.loads(_read(address))
    except ValueError as error:
        raise _damaged(address) from error


def _damaged(address: str) -> FarseerError:
    return FarseerError("damaged", f"{address} is cut or not what its release lists", address)


def _take(kind: type, data: dict[str, Any]) -> Any:
    """Fields that a later release adds are left out; those that an earlier one lacks are None."""
    return kind(**{field.name: data.get(field.name) for field in fields(kind)})
`;
