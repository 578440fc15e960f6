/** The search index by player: builds played, and objects made with time and count. */
import type { BrowsedPlayer, BrowserIndex } from '../index/game.ts';
import { askFor, inBounds, type Ask, type AskPart, type Meaning } from '../ask.ts';
import { STEP_SEC, type SearchedKind, type SearchIndex } from '../index/search-index.ts';

type Objects = Extract<Ask, { is: 'objects' }>;

/** For each player, the position of an object among everything made, or `NOWHERE`. */
export type Steps = Int32Array;

const NOWHERE = -1;

export class PlayerRows {
  readonly #search: SearchIndex;
  readonly #place: ReadonlyMap<string, number>;
  readonly #number: ReadonlyMap<BrowsedPlayer, number>;
  /**
   * Steps for each part of the last search. They are cached because usually only the last part changes while someone
   * types.
   */
  #last: ReadonlyMap<string, Steps> = new Map();

  constructor({ games }: BrowserIndex, search: SearchIndex) {
    this.#search = search;
    this.#place = new Map(search.objects.map(({ key }, at) => [key, at]));
    this.#number = new Map(games.flatMap(({ players }) => players).map((player, at) => [player, at]));
  }

  /**
   * For each part of a search, the position of its object, after that of the part it follows; null for other parts.
   */
  stepsOf(parts: readonly AskPart[]): (Steps | null)[] {
    const stepsOfParts: (Steps | null)[] = [];
    const keys: string[] = [];
    const latest = new Map<string, Steps>();
    for (const { ask, follows } of parts) {
      const key = `${JSON.stringify(ask)} ${follows === null ? '' : keys[follows]}`;
      const search = () =>
        ask.is === 'objects' ? this.#steps(ask, follows === null ? null : stepsOfParts[follows]!) : null;
      const steps = this.#last.get(key) ?? search();
      if (steps) latest.set(key, steps);
      keys.push(key);
      stepsOfParts.push(steps);
    }
    this.#last = latest;
    return stepsOfParts;
  }

  /** The positions for a part that doesn't depend on another part. */
  steps({ ask }: AskPart): Steps | null {
    return ask.is === 'objects' ? this.#steps(ask, null) : null;
  }

  /** Tests whether a player made the objects in this order. */
  madeInOrder(objects: readonly Extract<Meaning, { is: 'objects' }>[]): (player: BrowsedPlayer) => boolean {
    const steps = objects.reduce<Steps | null>((behind, object) => this.#steps(askFor(object), behind), null);
    return (player) => steps?.[this.#number.get(player)!] !== NOWHERE;
  }

  /** APM over the whole game. */
  apmOf(player: BrowsedPlayer): number {
    return this.#search.apm[this.#number.get(player)!]!;
  }

  /** Whether the player chose Random. */
  isRandom(player: BrowsedPlayer): boolean {
    return this.#search.random.has(this.#number.get(player)!);
  }

  /** Whether a player made a part's object with the given time, position and count; negated for "no". */
  hasMade(ask: Objects, steps: Steps, player: BrowsedPlayer): boolean {
    const reached = steps[this.#number.get(player)!] !== NOWHERE;
    return ask.no ? !reached : reached && this.#atPlace(ask, player);
  }

  /** Whether a player played one of these builds. */
  played(keys: readonly string[], player: BrowsedPlayer): boolean {
    const played = this.#search.played.get(this.#number.get(player)!) ?? [];
    return played.some((build) => keys.includes(this.#search.builds[build]!.key));
  }

  /** When a player first ordered an object, in seconds; null if never. */
  secondsOf(id: string, player: BrowsedPlayer): number | null {
    const { starts, object, time } = this.#search;
    const number = this.#number.get(player)!;
    const place = this.#place.get(id);
    for (let step = starts[number]!; step < starts[number + 1]!; step++)
      if (object[step] === place) return time[step]! * STEP_SEC;
    return null;
  }

  /** Handles all players at once, to search ten thousand games between key presses. */
  #steps(ask: Objects, behind: Steps | null): Steps {
    const { starts, object, time, atLeast, atMost } = this.#search;
    const wanted = this.#wanted(ask);
    const firstStep = new Int32Array(starts.length - 1).fill(NOWHERE);
    for (let player = 0; player < firstStep.length; player++) {
      if (behind?.[player] === NOWHERE) continue;
      const end = starts[player + 1]!;
      for (let step = behind ? behind[player]! + 1 : starts[player]!; step < end; step++)
        if (
          wanted[object[step]!] === 1 &&
          inBounds(time[step]! * STEP_SEC, ask) &&
          atLeast[step]! >= ask.atLeast &&
          (ask.atMost === null || atMost[step]! <= ask.atMost)
        ) {
          firstStep[player] = step;
          break;
        }
    }
    return firstStep;
  }

  /** 1 for each requested object. */
  #wanted({ ids }: Pick<Objects, 'ids'>): Uint8Array {
    const wanted = new Uint8Array(this.#search.objects.length);
    for (const place of ids.flatMap((id) => this.#place.get(id) ?? [])) wanted[place] = 1;
    return wanted;
  }

  /** Whether one of these is at the given position among a player's heroes, building or unit kinds, or upgrades. */
  #atPlace({ place, ids }: Objects, player: BrowsedPlayer): boolean {
    if (place === null || ids.includes(player.heroes[place - 1] ?? '')) return true;
    const { starts, object, objects } = this.#search;
    const number = this.#number.get(player)!;
    const before: Record<SearchedKind, number> = { hero: place, building: 0, unit: 0, upgrade: 0 };
    for (let step = starts[number]!; step < starts[number + 1]!; step++) {
      const { key, kind } = objects[object[step]!]!;
      if (++before[kind] === place && ids.includes(key)) return true;
    }
    return false;
  }
}
