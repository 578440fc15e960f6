/** Example programs for the API page. Tests run each against the build. */

/** The addresses in the examples. */
export interface ExampleOptions {
  /** Base address, without a final slash. */
  baseUrl: string;
  /** Path of the index and of one summary. */
  indexPath: string;
  summaryPath: string;
}

/** Fetches the index and a summary with curl. */
export const curlExample = ({ baseUrl, indexPath, summaryPath }: ExampleOptions): string => `\
base=${baseUrl}
# --fail: no output and exit code 22 when the status is an error
curl --fail --silent --show-error "$base${indexPath}"
curl --fail --silent --show-error "$base${summaryPath}"`;

/** Prints build orders with a program in TypeScript. */
export const typeScriptExample = ({ baseUrl, indexPath }: ExampleOptions): string => `\
interface Index {
  count: number;
  replays: { replayId: string; map?: string | null }[];
}
interface Summary {
  players: Record<string, { name?: string | null; buildPreview?: Step[] }>;
}
interface Step {
  itemId: string;
  name?: string;
  gameTimeFormatted?: string;
}

const base = '${baseUrl}';

/** A document of the API. The body of a 404 is an HTML page, so the status comes first. */
async function read<T>(path: string): Promise<T> {
  const response = await fetch(base + path);
  if (!response.ok) throw new Error(path + ': status ' + response.status);
  const type = response.headers.get('content-type') ?? 'none';
  if (!type.startsWith('application/json')) throw new Error(path + ': content type ' + type);
  return (await response.json()) as T;
}

const index = await read<Index>('${indexPath}');
console.log(index.count, 'replays');

for (const { replayId, map } of index.replays.slice(0, 3)) {
  const summary = await read<Summary>('/data/summaries/' + encodeURIComponent(replayId) + '.json');
  console.log(replayId, map);
  for (const [slot, player] of Object.entries(summary.players)) {
    const step = player.buildPreview?.[0];
    console.log('  slot', slot, player.name, step?.gameTimeFormatted, step?.name ?? step?.itemId);
  }
}`;

/** Does the same in Python. */
export const pythonExample = ({ baseUrl, indexPath }: ExampleOptions): string => `\
import json
from urllib.parse import quote
from urllib.request import urlopen

BASE = "${baseUrl}"


def read(path):
    """A document of the API. urlopen raises HTTPError for a 404, whose body is an HTML page."""
    with urlopen(BASE + path, timeout=30) as response:
        content_type = response.headers.get_content_type()
        if content_type != "application/json":
            raise ValueError(f"{path}: content type {content_type}")
        return json.load(response)


index = read("${indexPath}")
print(index["count"], "replays")

for entry in index["replays"][:3]:
    summary = read("/data/summaries/" + quote(entry["replayId"]) + ".json")
    print(entry["replayId"], entry.get("map"))
    for slot, player in summary["players"].items():
        for step in player.get("buildPreview", [])[:1]:
            print("  slot", slot, player.get("name"), step.get("gameTimeFormatted"), step.get("name"))`;
