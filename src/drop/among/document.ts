/** What a dropped game is held against, as one file: it is asked for in the same way whatever was dropped. */
import type { Archive } from '../../archive/archive.ts';
import type { Build } from '../../builds/build.ts';
import type { ToldGame } from '../../maps/told-schema.ts';
import { encodeOpenings, type OpeningsDocument } from '../../compare/closest/index-text.ts';
import { archiveOpenings } from '../../compare/closest/opening.ts';
import type { Race } from '../../replay/summary.ts';
import { gameTitle } from '../../view/words.ts';
import { MEASURES } from './measures.ts';

const VERSION = 1;

/** One player of one game. */
export interface Someone {
  replayId: string;
  /** Such as "Moon vs Grubby on Echo Isles"; untrusted text. */
  title: string;
  handle: string;
  won: boolean;
  /** What was measured, in the order of `measures`. */
  values: readonly (number | null)[];
}

export interface AmongDocument {
  version: typeof VERSION;
  measures: readonly string[];
  /** Everybody of one race in one matchup. */
  groups: readonly { matchup: string; race: Race; people: readonly Someone[] }[];
  builds: readonly Build[];
  openings: OpeningsDocument;
}

/** The document of an archive, whose games are told on their maps by their ids. */
export const amongDocument = (
  { catalogue, games, builds }: Archive,
  told: (replayId: string) => Pick<ToldGame, 'places'>,
): AmongDocument => ({
  version: VERSION,
  measures: MEASURES.map(({ id }) => id),
  groups: catalogue.comparisons.map(({ matchup, race, own }) => ({
    matchup,
    race,
    people: own.map(({ placed: { game }, player }) => ({
      replayId: game.replayId,
      title: gameTitle(game),
      handle: player.handle,
      won: player.result === 'won',
      values: MEASURES.map(({ of }) => of({ game, player, told: told(game.replayId) })),
    })),
  })),
  builds,
  openings: encodeOpenings(archiveOpenings(games.map(({ analysis }) => analysis))),
});

/** Whether this is the file that this page was made for. */
export const isAmongDocument = (value: unknown): value is AmongDocument => {
  const { version, measures } = (value ?? {}) as Partial<AmongDocument>;
  return version === VERSION && String(measures) === String(MEASURES.map(({ id }) => id));
};
