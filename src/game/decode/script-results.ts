/**
 * Collects what the map's script stored: results, and values of players. Sources: W3MMD's specification
 * (https://github.com/Nestharus/W3MMD: "init pid 0 Name", "FlagP 0 winner", "VarP 0 score += 3"), and DotA's messages
 * (`dr.x`: "Global", "Winner" 1 for the Sentinel, 2 for the Scourge; a player's color and a key for each value).
 */
import { textWithin } from '../bounds.ts';
import type { Game } from '../game.ts';
import { spoken } from '../handle.ts';
import { objectId } from './object-id.ts';
import type { Seat } from './seats.ts';
import type { Action } from './w3gjs/action.ts';

type ScriptResult = NonNullable<Game['script']>[number];
type ScriptValues = NonNullable<Game['values']>;

/** Results of W3MMD, the format in which maps report to host bots. "leaver" and "practicing" are only remarks. */
const FLAGS: Readonly<Record<string, ScriptResult['result']>> = {
  winner: 'won',
  loser: 'lost',
  drawer: 'draw',
};
/** Limits against hostile files. Maps give a player one name, or two; DotA writes 15 values for ten players. */
const MAX_NAMES = 8;
/** Different names of values. */
const MAX_VALUES = 64;
/** Characters of a name or a value. */
const MAX_TEXT = 100;
/** Messages that are compared, to notice repeats. */
const MAX_SUMS = 10_000;

/** DotA's values that are ids of objects: the hero, and the items at the end. */
const DOTA_IDS = /^(?:9|8_\d)$/;

/** The words of a W3MMD message; blanks in a word are escaped. */
const wordsOf = (message: string): string[] =>
  (message.match(/(?:\\.|[^\s\\])+/g) ?? []).map((word) => word.replace(/\\(.)/g, '$1'));

/**
 * Collects what a map's script reported about players, message by message. Players' games send the same messages, so
 * each change counts once.
 */
export class ScriptResults {
  readonly #flags = new Map<number, ScriptResult['result']>();
  readonly #names = new Map<number, string[]>();
  readonly #values = new Map<number, Map<string, string>>();
  readonly #valueNames = new Set<string>();
  /** Messages that change a value. Several players' games send each, which must count once. */
  readonly #sums = new Set<string>();
  #winningTeam: number | null = null;
  #isDota = false;

  /** Adds a stored number; the last result and the last value of a player count. */
  add(action: Action): void {
    const { texts, number } = action.stored();
    const [file = '', mission = '', key = ''] = texts;
    if (file === 'dr.x') this.#addDota(mission, key, number);
    if (file !== 'MMD.Dat') return;
    const [what, who = '', name = '', operator, value = ''] = wordsOf(key);
    if (!/^\d{1,2}$/.test(what === 'init' ? name : who)) return;
    if (what === 'FlagP' && FLAGS[name]) this.#flags.set(Number(who), FLAGS[name]);
    if (what === 'VarP') this.#change(Number(who), name, { operator, value, message: `${mission} ${key}` });
    const [, playerId, spelling = ''] = /^init pid (\d{1,2}) (.+)$/.exec(key) ?? [];
    const names = this.#names.get(Number(playerId)) ?? [];
    if (playerId !== undefined && names.length < MAX_NAMES)
      this.#names.set(Number(playerId), [...names, spelling.replace(/\\(.)/g, '$1')]);
  }

  #addDota(mission: string, key: string, number: number): void {
    this.#isDota = true;
    if (mission === 'Global' && key === 'Winner') this.#winningTeam = number - 1;
    if (!/^\d{1,2}$/.test(mission)) return;
    const value = DOTA_IDS.test(key) ? (objectId(number) ?? '') : String(number);
    this.#set(Number(mission), key, value);
  }

  #change(
    player: number,
    name: string,
    { operator, value, message }: { operator: string | undefined; value: string; message: string },
  ): void {
    if (operator === '=') return this.#set(player, name, value.replace(/^"(.*)"$/s, '$1'));
    const change = Number(value);
    if ((operator !== '+=' && operator !== '-=') || !Number.isFinite(change)) return;
    if (this.#sums.has(message) || this.#sums.size >= MAX_SUMS) return;
    this.#sums.add(message);
    const currentValue = Number(this.#values.get(player)?.get(name) ?? 0) || 0;
    this.#set(player, name, String(operator === '+=' ? currentValue + change : currentValue - change));
  }

  #set(player: number, name: string, value: string): void {
    const key = textWithin(name, MAX_TEXT);
    if (this.#valueNames.size >= MAX_VALUES && !this.#valueNames.has(key)) return;
    this.#valueNames.add(key);
    const values = this.#values.get(player) ?? new Map<string, string>();
    this.#values.set(player, values.set(key, textWithin(value, MAX_TEXT)));
  }

  /** The results of people, by lobby slot. */
  finish(seats: readonly Seat[]): ScriptResult[] {
    const people = seats.filter(({ kind }) => kind === 'human');
    const team = this.#winningTeam;
    if (team !== null && people.some(({ record }) => record.teamId === team))
      return people.map(({ slot, record }) => ({ slot, result: record.teamId === team ? 'won' : 'lost' }));
    return [...this.#flags]
      .flatMap(([number, result]) => {
        const seat = this.#seatOf(number, people);
        return seat ? [{ slot: seat.slot, result }] : [];
      })
      .sort((a, b) => a.slot - b.slot);
  }

  /** The last values of players, by their number; undefined if there are none. */
  values(seats: readonly Seat[]): ScriptValues | undefined {
    if (this.#values.size === 0) return undefined;
    const names = [...this.#valueNames];
    const rows = [...this.#values].sort(([a], [b]) => a - b);
    return {
      script: this.#isDota ? 'DotA' : 'W3MMD',
      names,
      rows: rows.map(([number, values]) => ({
        number,
        slot: (this.#isDota ? byColor(number, seats) : this.#seatOf(number, seats))?.slot ?? null,
        values: names.map((name) => values.get(name) ?? null),
      })),
    };
  }

  /** Numbers are those of lobby slots, counted from 0, unless the map names another player. */
  #seatOf(number: number, people: readonly Seat[]): Seat | undefined {
    const names = this.#names.get(number) ?? [];
    return (
      people.find((seat) => names.some((name) => name === seat.name || name === spoken(seat))) ??
      people.find(({ slot }) => slot === number + 1)
    );
  }
}

const byColor = (color: number, seats: readonly Seat[]): Seat | undefined =>
  seats.find(({ kind, record }) => kind !== 'observer' && record.color === color);
