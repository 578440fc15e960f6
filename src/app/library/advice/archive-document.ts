/** The archive’s numbers for advice, as one document that the drop page loads. */
import type { Archive } from '../../../archive/count/archive.ts';
import { stepsOfBuilds, type TimedStep } from '../../../archive/count/build-steps.ts';
import { choicesFrom } from '../../../archive/count/opening-tree.ts';
import type { Build } from '../../../archive/builds/build.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { handle } from '../../../game/handle.ts';
import type { PlayerValues } from '../../../game/facts/players.ts';
import type { Race } from '../../../game/races.ts';
import { stepName } from '../../../view/build/steps.ts';
import { gameTitle } from '../../../view/game-title.ts';
import { encodeOpenings, type OpeningsDocument } from '../../compare/closest/index-text.ts';
import { archiveOpenings } from '../../compare/closest/opening.ts';
import type { MeasuredSide } from '../measure.ts';
import { MEASURES } from '../measures.ts';
import type { PlannedStep } from './departure.ts';

/** The document's address, which the service worker caches too. */
export const ARCHIVE_FILE = '/drop/archive.json';

/** Raised when the document changes, so that an old page doesn't misread a new one. */
const VERSION = 5;

/** Facts about a player in a game. */
export interface MeasuredPlayer extends Pick<PlayerValues, 'replayId' | 'player' | 'result'> {
  race: Race | null;
  matchup: string | null;
  /** Sizes of the sides, such as "2v2". */
  sides: string;
  /** Such as "Arthas vs Thrall on Echo Isles"; untrusted text. */
  title: string;
  /** Choices in the tree of openings, outermost first. */
  opening: readonly string[];
  /** Values in the order of `measures`. */
  values: readonly (number | null)[];
}

export interface ArchiveDocument {
  version: typeof VERSION;
  measures: readonly string[];
  /** All people in all games of the archive. */
  people: readonly MeasuredPlayer[];
  /** The names of each person who has several: the best-known one, and those recorded, as a game displays them. */
  aliases: readonly (readonly string[])[];
  builds: readonly Build[];
  /** The steps of builds with games, by build id. */
  plans: Readonly<Record<string, readonly PlannedStep[]>>;
  openings: OpeningsDocument;
}

/** The document of an archive, with its games' map facts by id. */
export function archiveDocument(
  { games, builds, catalogue, gameOf, remember }: Archive,
  chronicleOf: (replayId: string) => NonNullable<MeasuredSide['chronicle']>,
): ArchiveDocument {
  const valuesOf = (game: GameAnalysis) => {
    const chronicle = chronicleOf(game.replayId);
    const { places, economy, fights } = chronicle;
    return remember('measured', gameOf(game.replayId).kept, [places, economy, fights], () =>
      measureGame(game, chronicle),
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
          opening: choicesFrom(player, 0).map(({ name }) => name),
          values: values[player.slot]!,
        }));
    }),
    aliases: catalogue.people
      .map(({ person: { name, recorded } }) => [
        ...new Set([name, ...recorded.map((form) => handle({ name: form, slot: 0 }))]),
      ])
      .filter(({ length }) => length > 1),
    builds,
    plans: Object.fromEntries(
      [...stepsOfBuilds({ games })].map(([id, { steps }]) => [id, steps.map(toPlanned)]),
    ),
    openings: encodeOpenings(archiveOpenings(games.map(({ analysis }) => analysis))),
  };
}

const toPlanned = (step: TimedStep): PlannedStep => ({
  id: step.id,
  nth: step.nth,
  name: stepName(step),
  sec: step.spread.medianSec,
});

/** Measured values of a game's players, by slot. */
const measureGame = (game: GameAnalysis, chronicle: NonNullable<MeasuredSide['chronicle']>) =>
  Object.fromEntries(
    game.players.map((player) => [player.slot, MEASURES.map(({ of }) => of({ game, player, chronicle }))]),
  );

/** Whether a file has the version that this page expects. */
export const isArchiveDocument = (value: unknown): value is ArchiveDocument => {
  const { version, measures } = (value ?? {}) as Partial<ArchiveDocument>;
  return version === VERSION && String(measures) === String(MEASURES.map(({ id }) => id));
};
