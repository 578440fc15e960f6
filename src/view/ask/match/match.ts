/** Finds the matching sides of games. */
import { secondsOrNull, toSeconds } from '../../../game/clock.ts';
import type { BrowsedGame, BrowsedPlayer, BrowserIndex } from '../index/game.ts';
import { inBounds, type Ask, type StepBounds, type Meaning, type AskPart } from '../ask.ts';
import type { Pair } from './pairs.ts';
import { ofGame } from './match-game.ts';
import { PlayerRows, type Steps } from './player-rows.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Tests whether a player in a game matches. */
type Test = (player: BrowsedPlayer, game: BrowsedGame) => boolean;

export class Matcher {
  readonly #games: readonly BrowsedGame[];
  readonly rows: PlayerRows;

  constructor(index: BrowserIndex, search: SearchIndex) {
    this.#games = index.games;
    this.rows = new PlayerRows(index, search);
  }

  /**
   * 1 for each pair that matches all understood parts. If no part is understood, no pair matches unless `everything`
   * is true.
   */
  mask(everyPart: readonly AskPart[], pairs: readonly Pair[], everything = false): Uint8Array {
    const mask = new Uint8Array(pairs.length);
    const understood = withoutUnknown(everyPart);
    if (understood.length === 0 && !everything) return mask;
    if (understood.length < everyPart.length) return this.mask(understood, pairs, everything);
    const steps = this.rows.stepsOf(everyPart);
    const tests = [...everyPart.keys()].map((at) => this.#test(at, everyPart, steps[at]!));
    for (let at = 0; at < mask.length; at++) mask[at] = tests.every((fits) => fits(pairs[at]!)) ? 1 : 0;
    return mask;
  }

  /** Tests a pair against a part. Everything independent of the pair is looked up once. */
  #test(at: number, parts: readonly AskPart[], steps: Steps | null): (pair: Pair) => boolean {
    const { ask, side, not } = parts[at]!;
    const means = this.#asked(ask, steps);
    const test: Test = not && side !== 'either' ? (player, game) => !means(player, game) : means;
    if (not && side === 'either')
      return ({ game }) => !this.#games[game]!.players.some((player) => means(player, this.#games[game]!));
    const gameOf = ({ game }: Pair) => this.#games[game]!;
    const passes = (player: BrowsedPlayer | null, pair: Pair) =>
      player !== null && test(player, gameOf(pair));
    const second =
      parts.findIndex((part) => part.ask.is === ask.is && part.side === 'self' && !part.not) < at;
    // A second named player or race may also be an ally.
    if (ask.is === 'player' && side === 'self' && second && !not)
      return (pair) =>
        gameOf(pair).players.some((player) => player !== pair.self && ask.keys.includes(player.person ?? ''));
    if (ask.is === 'race' && side === 'self' && second && !not)
      return (pair) =>
        gameOf(pair).players.some((player) => player !== pair.self && test(player, gameOf(pair)));
    if (side === 'rival') return (pair) => passes(pair.rival, pair);
    if (side === 'self') return (pair) => passes(pair.self, pair);
    if (side === 'both') return (pair) => passes(pair.self, pair) && passes(pair.rival, pair);
    return (pair) => gameOf(pair).players.some((player) => passes(player, pair));
  }

  #asked(ask: Ask, steps: Steps | null): Test {
    switch (ask.is) {
      case 'objects':
        return (player) => this.rows.hasMade(ask, steps!, player);
      case 'any': {
        const tests = ask.of.map((meaning) => this.#means(meaning));
        return (player, game) => tests.some((means) => means(player, game));
      }
      case 'or': {
        const tests = ask.of.map((part) => this.#asked(part, this.#stepsOf(part)));
        return (player, game) => tests.some((fits) => fits(player, game));
      }
      case 'orders': {
        const tests = ask.of.map((order) => this.rows.madeInOrder(order));
        return (player) => tests.some((fits) => fits(player));
      }
      case 'heroes':
        return ({ heroes }) => heroes.length >= ask.atLeast && heroes.length <= (ask.atMost ?? Infinity);
      case 'random':
        return (player) => this.rows.isRandom(player);
      case 'player':
      case 'map':
      case 'event':
      case 'build':
      case 'race':
        return this.#means(ask);
      case 'hero':
        return (player) => {
          const id = player.heroes[ask.place - 1];
          if (ask.no) return id === undefined;
          const later = () => (id === undefined ? null : this.rows.secondsOf(id, player));
          const seconds = ask.place === 1 ? secondsOrNull(player.firstHeroMs) : later();
          return seconds !== null && inBounds(seconds, ask);
        };
      case 'expansion':
        return ({ expansionMs }) => timed(expansionMs, ask);
      case 'tier': {
        const time = ask.tier === 2 ? 'tier2OrderedMs' : 'tier3OrderedMs';
        return (player) => timed(player[time], ask);
      }
      case 'result':
        return ({ result }) => result === ask.result;
      default: {
        // Pairs of a game are consecutive.
        let last: { game: BrowsedGame; fits: boolean } | null = null;
        return (_, game) => (last?.game === game ? last : (last = { game, fits: ofGame(ask, game) })).fits;
      }
    }
  }

  /** The steps for a single alternative. */
  #stepsOf(ask: Ask): Steps | null {
    return this.rows.steps({ ask, side: 'self', not: false, follows: null, typed: null, words: '' });
  }

  #means(meaning: Meaning): Test {
    const keys = new Set<string | null>('keys' in meaning ? meaning.keys : []);
    switch (meaning.is) {
      case 'player':
        return ({ person }) => keys.has(person);
      case 'map':
        return (_, { map }) => keys.has(map);
      case 'event':
        return (_, { event }) => keys.has(event);
      case 'race':
        return ({ race }) => race === meaning.race;
      case 'build':
        return (player) => this.rows.played(meaning.keys, player);
      case 'objects':
        return (player) => meaning.ids.some((id) => this.rows.secondsOf(id, player) !== null);
    }
  }
}

/** The understood parts, without references to dropped ones. */
function withoutUnknown(parts: readonly AskPart[]): AskPart[] {
  const kept = parts.filter(({ ask }) => ask.is !== 'unknown');
  return kept.map((part) => {
    const before = part.follows === null ? -1 : kept.indexOf(parts[part.follows]!);
    return { ...part, follows: before < 0 ? null : before };
  });
}

const timed = (ms: number | null, ask: StepBounds & { no: boolean }): boolean =>
  (ms !== null && inBounds(toSeconds(ms), ask)) !== ask.no;
