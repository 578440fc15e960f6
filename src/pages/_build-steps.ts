/** The timed steps of builds, out of the games of the archive that show them. */
import { timedSteps, type TimedStep } from '../archive/build-steps.ts';
import { archive } from './_archive.ts';
import { library } from './_builds.ts';

/** What of a build its players agree in, and how many they are. */
export function stepsOf(build: string): { steps: TimedStep[]; players: number } {
  const players = archive().games.flatMap(({ analysis, builds }) =>
    builds
      .filter((attachment) => attachment.build === build)
      .flatMap(({ slot }) => analysis.players.filter((player) => player.slot === slot)),
  );
  return { steps: timedSteps(players), players: players.length };
}

/** Ids of the builds that have steps. */
export const timedBuilds = (): string[] =>
  library.map(({ id }) => id).filter((id) => stepsOf(id).steps.length > 0);
