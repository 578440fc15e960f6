/**
 * Data for comparing a dropped game with the archive. It is one file, so that the request doesn't depend on the game.
 */
import type { Archive } from '../../../archive/count/archive.ts';
import type { Build } from '../../../archive/builds/build.ts';
import { encodeOpenings, type OpeningsDocument } from '../../compare/closest/index-text.ts';
import { archiveOpenings } from '../../compare/closest/opening.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { PlayerValues } from '../../../game/facts/players.ts';
import type { Race } from '../../../game/summary.ts';
import { gameTitle } from '../../../view/words.ts';
import type { MeasuredSide } from './measure.ts';
import { MEASURES } from './measures.ts';

const VERSION = 3;

/** Facts about a player in a game. */
export interface MeasuredPlayer extends Pick<PlayerValues, 'replayId' | 'player' | 'result'> {
  race: Race | null;
  matchup: string | null;
  /** Sizes of the sides, such as "2v2". */
  sides: string;
  /** Such as "Moon vs Grubby on Echo Isles"; untrusted text. */
  title: string;
  /** Values in the order of `measures`. */
  values: readonly (number | null)[];
}

export interface AmongDocument {
  version: typeof VERSION;
  measures: readonly string[];
  /** All people in all games of the archive. */
  people: readonly MeasuredPlayer[];
  builds: readonly Build[];
  openings: OpeningsDocument;
}

/** The document of an archive, with its games' map facts by id. */
export function amongDocument(
  { games, builds, gameOf, remember }: Archive,
  chronicleOf: (replayId: string) => NonNullable<MeasuredSide['chronicle']>,
): AmongDocument {
  const valuesOf = (game: GameAnalysis) => {
    const chronicle = chronicleOf(game.replayId);
    const { places, economy, fights } = chronicle;
    return remember('measured', gameOf(game.replayId).kept, [places, economy, fights], () =>
      measured(game, chronicle),
    );
  };
  return {
    version: VERSION,
    measures: MEASURES.map(({ id }) => id),
    people: games.flatMap(({ analysis }) => {
      const values = valuesOf(analysis);
      return analysis.players
        .filter(({ kind }) => kind === 'human')
        .map((player) => ({
          replayId: analysis.replayId,
          title: gameTitle(analysis),
          player: player.handle,
          race: player.race,
          matchup: analysis.matchup,
          sides: analysis.sides,
          result: player.result,
          values: values[player.slot]!,
        }));
    }),
    builds,
    openings: encodeOpenings(archiveOpenings(games.map(({ analysis }) => analysis))),
  };
}

/** Measured values of a game's players, by slot. */
const measured = (game: GameAnalysis, chronicle: NonNullable<MeasuredSide['chronicle']>) =>
  Object.fromEntries(
    game.players.map((player) => [player.slot, MEASURES.map(({ of }) => of({ game, player, chronicle }))]),
  );

/** Whether a file has the version that this page expects. */
export const isAmongDocument = (value: unknown): value is AmongDocument => {
  const { version, measures } = (value ?? {}) as Partial<AmongDocument>;
  return version === VERSION && String(measures) === String(MEASURES.map(({ id }) => id));
};
