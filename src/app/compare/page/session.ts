/** What happens on the compare page: loading both sides, and looking for games to compare with. */
import type { GameAnalysis } from '../../../game/analysis.ts';
import { success, type Result } from '../../../game/result.ts';
import { DECODER_VERSION } from '../../../game/vocabulary.ts';
import { Store } from '../../shell/island/store.ts';
import { findClosest } from '../closest/find-closest.ts';
import { openingOf } from '../closest/opening.ts';
import { fromFragment, type Refs, type SideRef } from '../permalink.ts';
import { loadFailure, type ReadGame, type Sources } from './load.ts';
import {
  canRace,
  sideOfChoice,
  sideLetter,
  SIDE_KEYS,
  COMPARE_START,
  type Chosen,
  type SideKey,
  type CompareState,
} from './state.ts';

/** One visit: loads the games in the address and keeps the page's state. */
export class CompareSession extends Store<CompareState> {
  readonly #sources: Sources;
  /** Loaded games by name, so that swapping sides or going back doesn't load a game again. */
  readonly #games = new Map<string, Promise<Result<Known>>>();
  /** Counts address changes, so that a game that loads late doesn't replace a newer choice. */
  #addressChanges = 0;

  constructor(sources: Sources) {
    super(COMPARE_START);
    this.#sources = sources;
  }

  /** The current sides, for the address. */
  get refs(): Refs {
    const refOf = (chosen: Chosen) => ('ref' in chosen ? chosen.ref : null);
    return { a: refOf(this.state.a), b: refOf(this.state.b) };
  }

  /** Applies a fragment. Resolves when both sides have loaded or failed. */
  async openFragment(fragment: string): Promise<void> {
    const refs = fromFragment(fragment);
    const changes = ++this.#addressChanges;
    this.change({ offer: null, racing: false, announcement: '', copyByHand: null });
    const loads = SIDE_KEYS.map(async (key) => {
      const ref = refs[key];
      if (!ref) {
        const { failure } = loadFailure('wrong-link');
        const isWrong = refs.wrong.includes(key);
        this.change({ [key]: isWrong ? { status: 'failed', ref: null, failure } : COMPARE_START[key] });
        return;
      }
      // Games that are here already are shown at once, without a note that they load.
      const loading = setTimeout(() => this.change({ [key]: { status: 'loading', ref } }));
      const game = await this.#game(ref.game);
      const refWithSlot = refs.both ? { ...ref, slot: slotOf(key, game) } : ref;
      const chosen = chosenOf(refWithSlot, game);
      clearTimeout(loading);
      if (changes === this.#addressChanges) this.change({ [key]: chosen });
    });
    await Promise.all(loads);
    if (changes === this.#addressChanges) this.change({ announcement: announcementOf(this.state) });
  }

  /**
   * Reads a recording for a side and returns its reference. Null if that failed (the page shows it) or the visitor
   * has moved on.
   */
  async readFile(key: SideKey, file: File): Promise<SideRef['game'] | null> {
    const changes = ++this.#addressChanges;
    this.change({ [key]: { status: 'reading', file: file.name }, offer: null });
    const loaded = await this.#sources.readFile(file);
    if (changes !== this.#addressChanges) return null;
    if (loaded.ok) {
      const game = { kind: 'packed', text: loaded.value.packed } as const;
      this.#games.set(JSON.stringify(game), Promise.resolve(loaded));
      return game;
    }
    const { failure } = loaded;
    this.change({ [key]: { status: 'failed', ref: null, failure }, announcement: failure.sentence });
    return null;
  }

  /** Loads the list of archived games, once. */
  async loadList(): Promise<void> {
    if (this.state.list.status === 'ready' || this.state.list.status === 'loading') return;
    this.change({ list: { status: 'loading' } });
    const offers = await this.#sources.offers();
    this.change({ list: offers ? { status: 'ready', offers } : { status: 'failed' } });
  }

  /** Finds the archived game closest to a side. */
  async findClosest(key: SideKey): Promise<void> {
    const side = sideOfChoice(this.state[key]);
    if (!side) return;
    this.change({ offer: { status: 'loading', of: key }, announcement: 'Looking for the closest game.' });
    const changes = this.#addressChanges;
    const [openings] = await Promise.all([this.#sources.openings(), this.loadList()]);
    if (changes !== this.#addressChanges) return;
    if (!openings) {
      this.change({ offer: { status: 'failed', of: key }, announcement: '' });
      return;
    }
    const closest = findClosest(openingOf(side), openings, (replayId) =>
      canRace(side, replayId, this.state.list),
    );
    this.change({ offer: { status: 'ready', of: key, closest }, announcement: '' });
  }

  /** Finds the closest games if there is one side only: visitors who come with a player look for another one. */
  async offerClosest(): Promise<void> {
    const [onlyKey, ...others] = SIDE_KEYS.filter((key) => this.state[key].status !== 'empty');
    if (onlyKey && others.length === 0) await this.findClosest(onlyKey);
  }

  /** The closest game that the offered side can race; null if there is none. */
  get closestRace(): { replayId: string; slot: string } | null {
    const { offer, list } = this.state;
    const side = offer && sideOfChoice(this.state[offer.of]);
    if (!side || offer.status !== 'ready' || !offer.closest.ok) return null;
    const [best] = offer.closest.value;
    return best && canRace(side, best.opening.replayId, list) ? best.opening : null;
  }

  /** Lets the race begin as soon as both sides are there. */
  race(): void {
    this.change({ racing: true });
  }

  /** Hides the closest games. */
  closeOffer(): void {
    this.change({ offer: null });
  }

  /** Announces the result of a visitor's action. */
  say(announcement: string): void {
    this.change({ announcement, copyByHand: null });
  }

  /** Shows a text that could not be copied, for copying by hand. */
  copyByHand(text: string): void {
    this.change({ copyByHand: text, announcement: '' });
  }

  #game(game: SideRef['game']): Promise<Result<Known>> {
    const key = JSON.stringify(game);
    const loading = this.#games.get(key);
    if (loading) return loading;
    const load =
      game.kind === 'archive' ? this.#archived(game.replayId) : this.#sources.readLinked(game.text);
    this.#games.set(key, load);
    // A load that failed for lack of a connection may be retried.
    void load.then(({ ok }) => {
      if (!ok) this.#games.delete(key);
    });
    return load;
  }

  async #archived(replayId: string): Promise<Result<Known>> {
    const loaded = await this.#sources.archived(replayId);
    return loaded.ok ? success({ analysis: loaded.value, decoder: DECODER_VERSION }) : loaded;
  }
}

/** A game and the decoder version that read it. */
type Known = Pick<ReadGame, 'analysis' | 'decoder' | 'firstMs' | 'ownStage'>;

/** The slot of the only possible player for a side in a 1v1 game; otherwise null. */
function slotOf(key: SideKey, loaded: Result<Known>): string | null {
  const players = loaded.ok ? loaded.value.analysis.players.filter(({ build }) => build.length > 0) : [];
  return players.length === 2 ? players[SIDE_KEYS.indexOf(key)]!.slot : null;
}

function chosenOf(ref: SideRef, loaded: Result<Known>): Chosen {
  if (!loaded.ok) return { status: 'failed', ref, failure: loaded.failure };
  const { analysis, decoder, firstMs = null, ownStage } = loaded.value;
  const game = firstMs === null ? analysis : endingAt(analysis, firstMs);
  const missing = ref.slot !== null && !game.players.some(({ slot }) => slot === ref.slot);
  return { status: 'ready', ref: missing ? { ...ref, slot: null } : ref, game, decoder, firstMs, ownStage };
}

function announcementOf(state: CompareState): string {
  const [a, b] = [sideOfChoice(state.a), sideOfChoice(state.b)];
  if (a && b) return `Comparing ${a.player.handle} with ${b.player.handle}.`;
  const failed = SIDE_KEYS.flatMap((key) => {
    const chosen = state[key];
    return chosen.status === 'failed' ? [`${sideLetter(key)}: ${chosen.failure.sentence}`] : [];
  });
  return failed.join(' ');
}

/**
 * A game of which only the beginning is known, as if it had ended at `firstMs`, so that nothing later is compared.
 */
const endingAt = (game: GameAnalysis, firstMs: number): GameAnalysis => ({
  ...game,
  clockMs: Math.min(game.clockMs, firstMs),
  players: game.players.map((player) => ({
    ...player,
    leftMs: player.leftMs === null ? null : Math.min(player.leftMs, firstMs),
  })),
});
