/** What the search index has of each player: which builds they played, and what they made, when and how many. */
import type { BrowsedPlayer, BrowserIndex } from '../game.ts';
import { inBounds, type Ask, type Part } from './ask.ts';
import { STEP_SEC, type SearchIndex } from './search-index.ts';

type Objects = Extract<Ask, { is: 'objects' }>;

/** The parts of a search, and the places of the objects that each asks for; null for a part about something else. */
export interface Wanted {
  parts: readonly Part[];
  ids: readonly (ReadonlySet<number> | null)[];
}

const NOWHERE = -1;

export class PlayerRows {
  readonly #search: SearchIndex;
  readonly #place: ReadonlyMap<string, number>;
  readonly #number: ReadonlyMap<BrowsedPlayer, number>;

  constructor({ games }: BrowserIndex, search: SearchIndex) {
    this.#search = search;
    this.#place = new Map(search.objects.map(({ key }, at) => [key, at]));
    this.#number = new Map(games.flatMap(({ players }) => players).map((player, at) => [player, at]));
  }

  /** What a search asks for, ready to be asked of many players. */
  wanted(parts: readonly Part[]): Wanted {
    return { parts, ids: parts.map(({ ask }) => (ask.is === 'objects' ? this.#idsOf(ask) : null)) };
  }

  /** Whether a player made the object of a part when, where and how often it says; of one with "no", whether they did not. */
  made(at: number, wanted: Wanted, player: BrowsedPlayer): boolean {
    const ask = wanted.parts[at]!.ask as Objects;
    const found = this.#stepOf(at, wanted, player);
    return ask.no ? found === NOWHERE : found !== NOWHERE && this.#atPlace(ask, wanted.ids[at]!, player);
  }

  /** Whether a player played one of these builds. */
  played(keys: readonly string[], player: BrowsedPlayer): boolean {
    const own = this.#search.played.get(this.#number.get(player)!) ?? [];
    return own.some((build) => keys.includes(this.#search.builds[build]!.key));
  }

  /** When a player first ordered an object, in seconds; null when never. */
  secondsOf(id: string, player: BrowsedPlayer): number | null {
    const { starts, object, time } = this.#search;
    const number = this.#number.get(player)!;
    const at = object.subarray(starts[number], starts[number + 1]).indexOf(this.#place.get(id) ?? 0xffff);
    return at < 0 ? null : time[starts[number]! + at]! * STEP_SEC;
  }

  #idsOf({ ids }: Objects): ReadonlySet<number> {
    return new Set(ids.flatMap((id) => this.#place.get(id) ?? []));
  }

  /** Where among what a player made the object of a part stands, behind that of the part it follows. */
  #stepOf(at: number, wanted: Wanted, player: BrowsedPlayer): number {
    const { parts, ids } = wanted;
    const { ask, follows } = parts[at]!;
    const { starts, object, time, atLeast, atMost } = this.#search;
    const number = this.#number.get(player)!;
    let from = starts[number]!;
    if (follows !== null) {
      const before = this.#stepOf(follows, wanted, player);
      if (before === NOWHERE) return NOWHERE;
      from = before + 1;
    }
    const asked = ask as Objects;
    for (let step = from; step < starts[number + 1]!; step++)
      if (
        ids[at]!.has(object[step]!) &&
        inBounds(time[step]! * STEP_SEC, asked) &&
        atLeast[step]! >= asked.atLeast &&
        (asked.atMost === null || atMost[step]! <= asked.atMost)
      )
        return step;
    return NOWHERE;
  }

  /** Whether one of these is at the place among the heroes, the kinds of building or unit, or the upgrades of a player. */
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
}
