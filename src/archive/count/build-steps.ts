/** The steps of a build, out of the games that show it. */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { firstStepsOf } from '../../game/first-steps.ts';
import { groupBy } from './appearances.ts';
import type { Archive } from './archive.ts';
import { distribution, type Distribution } from './distribution.ts';
import { once } from './once.ts';

/** The nth of something, as those who played the build ordered it. */
export interface TimedStep {
  id: string;
  name: string;
  type: AnalysedPlayer['build'][number]['type'];
  /** 1 for the first of its kind. */
  nth: number;
  /** Over all players who ordered it; its `n` is how many. */
  spread: Distribution;
}

/** What of a build its players agree in, and how many they are. */
export interface BuildSteps {
  steps: TimedStep[];
  players: number;
}

/** The steps of every build that a game shows, by the id of the build. */
export const stepsOfBuilds = once(({ games }: Pick<Archive, 'games'>): Map<string, BuildSteps> => {
  const played = games.flatMap(({ analysis, builds }) =>
    builds.flatMap(({ build, slot }) =>
      analysis.players.filter((player) => player.slot === slot).map((player) => ({ build, player })),
    ),
  );
  return new Map(
    [...groupBy(played, ({ build }) => build)].map(([build, group]) => {
      const players = group.map(({ player }) => player);
      return [build, { steps: timedSteps(players), players: players.length }];
    }),
  );
});

/** One player alone has no median. */
const FEWEST_PLAYERS = 2;

/**
 * What at least half of these players ordered, and two at least, by median time. Nothing for a single player: a game is no
 * build.
 */
export function timedSteps(players: readonly AnalysedPlayer[]): TimedStep[] {
  if (players.length < FEWEST_PLAYERS) return [];
  const steps = players.flatMap((player) => firstStepsOf(player).build);
  return [...groupBy(steps, ({ id, nth }) => `${id} ${nth}`).values()]
    .filter((group) => group.length >= Math.max(FEWEST_PLAYERS, players.length / 2))
    .map(([first, ...rest]) => ({
      id: first!.id,
      name: first!.name,
      type: first!.type,
      nth: first!.nth,
      spread: distribution([first!, ...rest].map(({ ms }) => ms))!,
    }))
    .sort((a, b) => a.spread.medianSec - b.spread.medianSec || (a.name < b.name ? -1 : 1));
}
