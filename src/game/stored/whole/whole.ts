/**
 * A whole game as text, including map orders. The library stores it to show everything again without the recording.
 * Deflated JSON in the envelope of links. Runs in browsers and Node.
 */
import type { Game, PlayerOrders } from '../../game.ts';
import { replayId } from '../../identity.ts';
import { type Result, success } from '../../result.ts';
import { firstForm } from '../forms.ts';
import { deflate, inflatePacked } from '../link/deflate.ts';
import { seal, unseal } from '../link/envelope.ts';
import { shareFailure, type ShareFailureCode, UnreadableLink } from '../link/failure.ts';
import type { SharedGame } from '../link/pack.ts';
import { fromRow, type ObjectRow, toRow } from '../object-row.ts';
import {
  absent,
  among,
  type Check,
  count,
  fields,
  flag,
  id,
  list,
  nullable,
  number,
  ordinal,
  row,
  text,
  whole,
} from '../checks.ts';

/** Form 1: a game without its objects’ names, its orders in columns, and its id if it comes from the file name. */
interface Whole1 {
  name: string;
  game: Omit<Game, 'objects' | 'orders'> & { objects?: ObjectRow[] };
  orders: PlayerOrders[] | null;
}

/** Maximum JSON size to pack and unpack, in bytes: ten times the longest real game. */
const MAX_BYTES = 32 * 1024 * 1024;

/** All forms of whole games. */
const WHOLE = firstForm((content): SharedGame => {
  if (!isWhole1(content)) throw new UnreadableLink();
  const {
    name,
    game: { objects, ...others },
    orders,
  } = content as Whole1;
  const game: Game = {
    ...others,
    ...(objects && { objects: objects.map(fromRow) }),
    ...(orders && { orders }),
  };
  return { game, replayId: replayId(game, name && `${name}.w3g`) };
});

/**
 * Packs a game in the latest form, using only the characters `A-Z a-z 0-9 - _`; null for a game without orders or above
 * the maximum size.
 */
export async function packWhole({ game, replayId: id }: SharedGame): Promise<string | null> {
  const { objects, orders, ...others } = game;
  if (!orders) return null;
  const content: Whole1 = {
    name: id === replayId(game, '') ? '' : id,
    game: { ...others, ...(objects && { objects: objects.map(toRow) }) },
    orders,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return bytes.length > MAX_BYTES ? null : seal(await deflate(bytes), WHOLE.latest);
}

/** Unpacks a packed text of any form. Never throws. */
export async function unpackWhole(text: string): Promise<Result<SharedGame, ShareFailureCode>> {
  try {
    const { form, bytes } = unseal(text, WHOLE.latest);
    const jsonBytes = await inflatePacked(bytes, MAX_BYTES);
    if (!jsonBytes) return shareFailure('share-damaged');
    return success(WHOLE.open(JSON.parse(new TextDecoder().decode(jsonBytes)), form));
  } catch (error) {
    if (error instanceof UnreadableLink) return shareFailure(error.code);
    if (error instanceof SyntaxError) return shareFailure('share-damaged');
    throw error;
  }
}

// Checks of a whole game of form 1, which may come from an edited file.

/** A mark is there or missing. */
const MARK = absent(among(true));
/** What events do. */
const ACTIONS = ['order', 'place', 'target', 'skill', 'revive', 'unrevive', 'unqueue', 'cancel', 'unsummon'];

const event: Check = (value) =>
  fields({
    ...{ ms: count, do: among(...ACTIONS), by: absent(count), held: MARK, queued: MARK },
    with: absent(list(count)),
    slot: absent(count),
  })(value) && hasFieldsOf(value as { do: string; id?: unknown; at?: unknown });

/** Whether an event has the fields of its kind. */
function hasFieldsOf({ do: action, id: object, at }: { do: string; id?: unknown; at?: unknown }): boolean {
  const needsPoint = action === 'place' || action === 'target' || action === 'unsummon';
  const needsId = action !== 'cancel' && action !== 'unsummon';
  return (!needsId || id(object)) && (!needsPoint || row(2, number, number)(at));
}

const forms = list(row(2, count, id));

const player = fields({
  ...{ slot: ordinal, name: nullable(text), kind: among('human', 'computer', 'observer') },
  ...{ team: whole, color: whole, handicap: whole, actions: list(whole), actionKinds: fields({}) },
  strength: absent(among('easy', 'normal', 'insane')),
  ...{ raceChoice: among('H', 'O', 'E', 'U', 'R'), race: among('H', 'O', 'E', 'U', null) },
  ...{ units: list(forms), events: list(event), groups: absent(list(row(4, count, count, count, count))) },
});

const game = fields({
  ...{ decoder: ordinal, patch: nullable(text), build: whole, expansion: flag, netease: MARK },
  map: fields({ path: text, checksum: text, sha1: absent(text) }),
  ...{ randomSeed: count, lengthMs: count, clockMs: count, pausedMs: count },
  pauses: absent(list(fields({ ms: count, slot: nullable(ordinal), lastedMs: count }))),
  ...{ complete: flag, incomplete: among('truncated', 'checksum', 'lost-sync', 'short', 'unfinished', null) },
  ...{ undecodable: count, unknownActions: absent(list(count)), post202: flag },
  leaves: list(fields({ ms: count, slot: ordinal, reason: whole, result: whole })),
  ...{ ended: MARK, script: absent(list(fields({ slot: ordinal, result: among('won', 'lost', 'draw') }))) },
  values: absent(
    fields({
      script: among('W3MMD', 'DotA'),
      names: list(text),
      rows: list(fields({ number: count, slot: nullable(ordinal), values: list(nullable(text)) })),
    }),
  ),
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

const isKept = fields({ name: text, game, orders: nullable(list(orders)) });

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
const isWhole1 = (value: unknown): boolean => isKept(value) && points(value as Kept);

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
