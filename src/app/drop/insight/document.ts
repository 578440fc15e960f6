/** What a dropped game is held against, as one file: it is asked for in the same way whatever was dropped. */
import type { Archive } from '../../../archive/count/archive.ts';
import { once } from '../../../archive/count/once.ts';
import type { Build } from '../../../archive/builds/build.ts';
import type { ToldGame } from '../../../game/map/story-schema.ts';
import { encodeOpenings, type OpeningsDocument } from '../../compare/closest/index-text.ts';
import { archiveOpenings } from '../../compare/closest/opening.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { PlayerValues } from '../../../game/facts/players.ts';
import type { Race } from '../../../game/summary.ts';
import { gameTitle } from '../../../view/words.ts';
import { MEASURES } from './measures.ts';

const VERSION = 2;

/** Facts of one player in one game. */
export interface MeasuredPlayer extends Pick<PlayerValues, 'replayId' | 'player' | 'result'> {
  /** Such as "Moon vs Grubby on Echo Isles"; untrusted text. */
  title: string;
  /** What was measured, in the order of `measures`. */
  values: readonly (number | null)[];
}

export interface AmongDocument {
  version: typeof VERSION;
  measures: readonly string[];
  /** Everybody of one race in one matchup. */
  groups: readonly { matchup: string; race: Race; people: readonly MeasuredPlayer[] }[];
  builds: readonly Build[];
  openings: OpeningsDocument;
}

/** The document of an archive, whose games are told on their maps by their ids. */
export function amongDocument(
  { catalogue, games, builds, gameOf, remember }: Archive,
  chronicleOf: (replayId: string) => Pick<ToldGame, 'places'>,
): AmongDocument {
  const valuesOf = once((game: GameAnalysis) => {
    const { places } = chronicleOf(game.replayId);
    return remember('measured', gameOf(game.replayId).kept, [places], () => measured(game, places));
  });
  return {
    version: VERSION,
    measures: MEASURES.map(({ id }) => id),
    groups: catalogue.comparisons.map(({ matchup, race, appearances }) => ({
      matchup,
      race,
      people: appearances.map(({ placed: { game }, player }) => ({
        replayId: game.replayId,
        title: gameTitle(game),
        player: player.handle,
        result: player.result,
        values: valuesOf(game)[player.slot]!,
      })),
    })),
    builds,
    openings: encodeOpenings(archiveOpenings(games.map(({ analysis }) => analysis))),
  };
}

/** What is measured of the players of a game, by slot. */
const measured = (game: GameAnalysis, places: ToldGame['places']) =>
  Object.fromEntries(
    game.players.map((player) => [
      player.slot,
      MEASURES.map(({ of }) => of({ game, player, chronicle: { places } })),
    ]),
  );

/** Whether this is the file that this page was made for. */
export const isAmongDocument = (value: unknown): value is AmongDocument => {
  const { version, measures } = (value ?? {}) as Partial<AmongDocument>;
  return version === VERSION && String(measures) === String(MEASURES.map(({ id }) => id));
};
