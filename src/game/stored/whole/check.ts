/**
 * Checks whether a value is a whole game of form 1, which may come from an edited file. Written without zod, which
 * would make up a third of the worker that reads replays.
 */
type Check = (value: unknown) => boolean;

const whole: Check = Number.isSafeInteger;
const count: Check = (value) => whole(value) && Number(value) >= 0;
const ordinal: Check = (value) => whole(value) && Number(value) >= 1;
const number: Check = Number.isFinite;
const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const id: Check = (value) => typeof value === 'string' && value.length === 4;

const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const absent =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const among =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const row =
  (least: number, ...checks: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= checks.length &&
    value.every((part, at) => checks[at]!(part));
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([key, check]) => check((value as Record<string, unknown>)[key]));

const MARK = absent(among(true));
const ACTIONS = ['order', 'place', 'target', 'skill', 'revive', 'unrevive', 'unqueue', 'cancel'];

const event: Check = (value) =>
  fields({
    ...{ ms: count, do: among(...ACTIONS), by: absent(count), held: MARK, queued: MARK },
    with: absent(list(count)),
  })(value) && fits(value as { do: string; id?: unknown; at?: unknown });

/** Whether an event has the fields of its kind. */
function fits({ do: action, id: object, at }: { do: string; id?: unknown; at?: unknown }): boolean {
  const placed = action === 'place' || action === 'target';
  return (action === 'cancel' || id(object)) && (!placed || row(2, number, number)(at));
}

const forms = list(row(2, count, id));

const player = fields({
  ...{ slot: ordinal, name: nullable(text), kind: among('human', 'computer', 'observer') },
  ...{ team: whole, color: whole, handicap: whole, actions: list(whole), actionKinds: fields({}) },
  ...{ raceChoice: among('H', 'O', 'E', 'U', 'R'), race: among('H', 'O', 'E', 'U', null) },
  ...{ units: list(forms), events: list(event) },
});

const game = fields({
  ...{ decoder: ordinal, patch: nullable(text), build: whole, expansion: flag, netease: MARK },
  map: fields({ path: text, checksum: text, sha1: absent(text) }),
  ...{ randomSeed: count, lengthMs: count, clockMs: count, pausedMs: count },
  pauses: absent(list(fields({ ms: count, slot: nullable(ordinal), lastedMs: count }))),
  ...{ complete: flag, incomplete: among('truncated', 'checksum', 'lost-sync', 'short', null) },
  ...{ undecodable: count, post202: flag },
  leaves: list(fields({ ms: count, slot: ordinal, reason: whole, result: whole })),
  players: list(player),
  objects: absent(list(row(4, count, count, count, count, forms, list(row(2, ordinal, count)), among(1)))),
});

const orders = fields({
  ...{ slot: ordinal, times: list(whole), x: list(whole), y: list(whole), kinds: text },
  ...{
    targets: list(count),
    selected: list(count),
    heroSets: list(list(count)),
    leaders: absent(list(count)),
  },
});

const kept = fields({ name: text, game, orders: nullable(list(orders)) });

interface Kept {
  game: {
    objects?: unknown[];
    players: { kind: string; units: unknown[]; events: { by?: number; with?: number[] }[] }[];
  };
  orders: Columns[] | null;
}

type Columns = Record<'times' | 'x' | 'y' | 'targets' | 'selected', number[]> & {
  kinds: string;
  heroSets: number[][];
  leaders?: number[];
};

/** Whether a value is a whole game and all references in it are valid. */
export const isWhole1 = (value: unknown): boolean => kept(value) && points(value as Kept);

function points({ game: { objects = [], players }, orders: columns }: Kept): boolean {
  const isObject = (place: number) => place < objects.length;
  return (
    players.some(({ kind }) => kind !== 'observer') &&
    players.every(({ units, events }) =>
      events.every(({ by = -1, with: selected = [] }) => by < units.length && selected.every(isObject)),
    ) &&
    (columns ?? []).every(
      ({ times, x, y, kinds, targets, selected, heroSets, leaders = times.map(() => 0) }) =>
        [x, y, kinds, targets, selected, leaders].every(({ length }) => length === times.length) &&
        targets.concat(leaders).every((place) => place <= objects.length) &&
        selected.every((place) => place < heroSets.length) &&
        heroSets.flat().every(isObject),
    )
  );
}
