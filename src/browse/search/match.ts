/** Which sides of which games fit a search. */
import type { Days } from '../../replay/derive/patches.ts';
import type { BrowsedGame, BrowsedPlayer, BrowserIndex } from '../game.ts';
import type { Ask, Bounds, Meaning, Part } from './ask.ts';
import { STEP_SEC, type SearchIndex } from './search-index.ts';

/** A way to look at a game, as the filters look at it. */
interface Pair {
  game: number;
  self: BrowsedPlayer;
  rival: BrowsedPlayer | null;
}

type Objects = Extract<Ask, { is: 'objects' }>;
const NOWHERE = -1;

export class Matcher {
  readonly #games: readonly BrowsedGame[];
  readonly #search: SearchIndex;
  readonly #place: ReadonlyMap<string, number>;
  readonly #number: ReadonlyMap<BrowsedPlayer, number>;

  constructor({ games }: BrowserIndex, search: SearchIndex) {
    this.#games = games;
    this.#search = search;
    this.#place = new Map(search.objects.map(({ key }, at) => [key, at]));
    this.#number = new Map(games.flatMap(({ players }) => players).map((player, at) => [player, at]));
  }

  /** 1 for each pair that fits all parts; none does where a part was not understood or there is nothing to fit. */
  mask(parts: readonly Part[], pairs: readonly Pair[]): Uint8Array {
    const mask = new Uint8Array(pairs.length);
    if (parts.length === 0 || parts.some(({ ask }) => ask.is === 'unknown')) return mask;
    const ids = parts.map(({ ask }) => (ask.is === 'objects' ? this.#idsOf(ask) : null));
    // What is asked of whole games is cheap and leaves few of them.
    const order = [...parts.keys()].sort((a, b) => Number(ids[a] !== null) - Number(ids[b] !== null));
    for (const [at, pair] of pairs.entries()) {
      const fits = (part: number) => this.#holds(part, parts, ids, pair);
      mask[at] = order.every(fits) ? 1 : 0;
    }
    return mask;
  }

  #idsOf({ ids }: Objects): ReadonlySet<number> {
    return new Set(ids.flatMap((id) => this.#place.get(id) ?? []));
  }

  #holds(
    at: number,
    parts: readonly Part[],
    ids: readonly (ReadonlySet<number> | null)[],
    pair: Pair,
  ): boolean {
    const { ask, side } = parts[at]!;
    const { self, rival } = pair;
    const game = this.#games[pair.game]!;
    const own = (player: BrowsedPlayer | null) =>
      player !== null && this.#asked(at, parts, ids, player, game);
    // A second player who is named can be an ally too.
    if (
      ask.is === 'player' &&
      side === 'self' &&
      parts.findIndex((part) => part.ask.is === 'player' && part.side === 'self') < at
    )
      return game.players.some((player) => player !== self && ask.keys.includes(player.person ?? ''));
    if (
      ask.is === 'race' &&
      side === 'self' &&
      parts.findIndex((part) => part.ask.is === 'race' && part.side === 'self') < at
    )
      return own(rival);
    if (side === 'self') return own(self);
    if (side === 'rival') return own(rival);
    return side === 'both' ? own(self) && own(rival) : game.players.some(own);
  }

  #asked(
    at: number,
    parts: readonly Part[],
    ids: readonly (ReadonlySet<number> | null)[],
    player: BrowsedPlayer,
    game: BrowsedGame,
  ): boolean {
    const { ask } = parts[at]!;
    if (ask.is === 'objects') {
      const found = this.#stepOf(at, parts, ids, player);
      return ask.no ? found === NOWHERE : found !== NOWHERE && this.#atPlace(ask, ids[at]!, player);
    }
    if (ask.is === 'any') return ask.of.some((meaning) => this.#means(meaning, player, game));
    if (
      ask.is === 'player' ||
      ask.is === 'map' ||
      ask.is === 'event' ||
      ask.is === 'build' ||
      ask.is === 'race'
    )
      return this.#means(ask, player, game);
    if (ask.is === 'hero') {
      const id = player.signature.heroes[ask.place - 1];
      const seconds =
        ask.place === 1 ? player.signature.heroSec : id === undefined ? null : this.#secondsOf(id, player);
      return ask.no ? id === undefined : seconds !== null && inBounds(seconds, ask);
    }
    if (ask.is === 'expansion') return timed(player.signature.expansionSec, ask);
    if (ask.is === 'tier') return timed(player.signature[ask.tier === 2 ? 'tier2Sec' : 'tier3Sec'], ask);
    if (ask.is === 'result') return player.result === ask.result;
    return ofGame(ask, game);
  }

  #means(meaning: Meaning, player: BrowsedPlayer, game: BrowsedGame): boolean {
    switch (meaning.is) {
      case 'player':
        return meaning.keys.includes(player.person ?? '');
      case 'map':
        return meaning.keys.includes(game.map ?? '');
      case 'event':
        return meaning.keys.includes(game.event ?? '');
      case 'race':
        return player.race === meaning.race;
      case 'build': {
        const own = this.#search.played.get(this.#number.get(player)!) ?? [];
        return own.some((build) => meaning.keys.includes(this.#search.builds[build]!.key));
      }
      case 'objects':
        return meaning.ids.some((id) => this.#secondsOf(id, player) !== null);
    }
  }

  /** Where among what a player made the object of a part stands, behind that of the part it follows. */
  #stepOf(
    at: number,
    parts: readonly Part[],
    ids: readonly (ReadonlySet<number> | null)[],
    player: BrowsedPlayer,
  ): number {
    const { ask, follows } = parts[at]!;
    const { starts, object, time, atLeast } = this.#search;
    const number = this.#number.get(player)!;
    let from = starts[number]!;
    if (follows !== null) {
      const before = this.#stepOf(follows, parts, ids, player);
      if (before === NOWHERE) return NOWHERE;
      from = before + 1;
    }
    const asked = ask as Objects;
    for (let step = from; step < starts[number + 1]!; step++)
      if (
        ids[at]!.has(object[step]!) &&
        inBounds(time[step]! * STEP_SEC, asked) &&
        (asked.atLeast === 0 || atLeast[step]! >= asked.atLeast)
      )
        return step;
    return NOWHERE;
  }

  /** Whether one of these is at the place among heroes, buildings or units. */
  #atPlace({ place }: Objects, ids: ReadonlySet<number>, player: BrowsedPlayer): boolean {
    if (place === null) return true;
    const { starts, object, objects } = this.#search;
    const hero = player.signature.heroes[place - 1];
    if (hero !== undefined && ids.has(this.#place.get(hero) ?? NOWHERE)) return true;
    const number = this.#number.get(player)!;
    const own = object.subarray(starts[number], starts[number + 1]);
    return ['building', 'unit', 'upgrade'].some((kind) => {
      const found = own.filter((one) => objects[one]!.kind === kind)[place - 1];
      return found !== undefined && ids.has(found);
    });
  }

  /** When a player first ordered an object, in seconds; null when never. */
  #secondsOf(id: string, player: BrowsedPlayer): number | null {
    const { starts, object, time } = this.#search;
    const number = this.#number.get(player)!;
    const at = object.subarray(starts[number], starts[number + 1]).indexOf(this.#place.get(id) ?? 0xffff);
    return at < 0 ? null : time[starts[number]! + at]! * STEP_SEC;
  }
}

const inBounds = (seconds: number, { before, after }: Bounds): boolean =>
  (before === null || seconds < before) && (after === null || seconds >= after);

const timed = (seconds: number | null, ask: Bounds & { no: boolean }): boolean =>
  (seconds !== null && inBounds(seconds, ask)) !== ask.no;

/** What is the same for every player of a game. */
function ofGame(ask: Ask, game: BrowsedGame): boolean {
  switch (ask.is) {
    case 'matchup':
      return game.matchup === ask.key;
    case 'mirror': {
      const [one, other] = game.matchup?.split('v') ?? [];
      return one !== undefined && one === other;
    }
    case 'patch':
      return isPatch(game.patch, ask);
    case 'sides':
      return ask.sides === null ? game.players.length > 2 : game.sides === ask.sides;
    case 'length':
      return (
        (ask.from === null || game.durationSec >= ask.from * 60) &&
        (ask.below === null || game.durationSec < ask.below * 60)
      );
    case 'played':
      return canBePlayed(game.played, ask);
    default:
      return false;
  }
}

function isPatch(
  patch: string | null,
  { numbers, orLater }: { numbers: readonly number[]; orLater: boolean },
): boolean {
  if (patch === null) return false;
  const own = patch.split('.').map(Number);
  if (!orLater) return numbers.every((number, at) => number === (own[at] ?? 0));
  const at = numbers.findIndex((number, place) => number !== (own[place] ?? 0));
  return at < 0 || (own[at] ?? 0) > numbers[at]!;
}

/** Whether a game can have been played between two days or their beginnings. */
function canBePlayed({ from, to = from }: Days, asked: { from: string; to: string }): boolean {
  if (from === undefined) return false;
  return from.slice(0, asked.to.length) <= asked.to && to! >= asked.from;
}
