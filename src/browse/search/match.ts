/** Which sides of which games fit a search. */
import type { BrowsedGame, BrowsedPlayer, BrowserIndex } from '../game.ts';
import { inBounds, type Bounds, type Meaning, type Part } from './ask.ts';
import { ofGame } from './match-game.ts';
import { PlayerRows, type Wanted } from './player-rows.ts';
import type { SearchIndex } from './search-index.ts';

/** A way to look at a game, as the filters look at it. */
interface Pair {
  game: number;
  self: BrowsedPlayer;
  rival: BrowsedPlayer | null;
}

export class Matcher {
  readonly #games: readonly BrowsedGame[];
  readonly #rows: PlayerRows;

  constructor(index: BrowserIndex, search: SearchIndex) {
    this.#games = index.games;
    this.#rows = new PlayerRows(index, search);
  }

  /** 1 for each pair that fits all parts; none does where a part was not understood or there is nothing to fit. */
  mask(parts: readonly Part[], pairs: readonly Pair[]): Uint8Array {
    const mask = new Uint8Array(pairs.length);
    if (parts.length === 0 || parts.some(({ ask }) => ask.is === 'unknown')) return mask;
    const wanted = this.#rows.wanted(parts);
    const { ids } = wanted;
    // What is asked of whole games is cheap and leaves few of them.
    const order = [...parts.keys()].sort((a, b) => Number(ids[a] !== null) - Number(ids[b] !== null));
    for (const [at, pair] of pairs.entries()) {
      const fits = (part: number) => this.#holds(part, wanted, pair);
      mask[at] = order.every(fits) ? 1 : 0;
    }
    return mask;
  }

  #holds(at: number, wanted: Wanted, pair: Pair): boolean {
    const { parts } = wanted;
    const { ask, side } = parts[at]!;
    const { self, rival } = pair;
    const game = this.#games[pair.game]!;
    const own = (player: BrowsedPlayer | null) => player !== null && this.#asked(at, wanted, player, game);
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

  #asked(at: number, wanted: Wanted, player: BrowsedPlayer, game: BrowsedGame): boolean {
    const { ask } = wanted.parts[at]!;
    if (ask.is === 'objects') return this.#rows.made(at, wanted, player);
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
        ask.place === 1
          ? player.signature.heroSec
          : id === undefined
            ? null
            : this.#rows.secondsOf(id, player);
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
      case 'build':
        return this.#rows.played(meaning.keys, player);
      case 'objects':
        return meaning.ids.some((id) => this.#rows.secondsOf(id, player) !== null);
    }
  }
}

const timed = (seconds: number | null, ask: Bounds & { no: boolean }): boolean =>
  (seconds !== null && inBounds(seconds, ask)) !== ask.no;
