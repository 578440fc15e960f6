/** The steps of a build, out of the games that show it. */
import type { AnalysedPlayer } from '../replay/analysis.ts';
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

/** Kinds of steps that say what a build is; workers, items and revivals are everybody's own. */
const TOLD: readonly string[] = ['building', 'unit', 'hero', 'upgrade'];
/** How many of a kind are told apart: of units only when they begin. */
const MOST = { building: 3, unit: 1, hero: 1, upgrade: 1 } as Readonly<Record<string, number>>;
/** One player alone has no median. */
const FEWEST_PLAYERS = 2;

/**
 * What at least half of these players ordered, and two at least, by median time. Nothing for a single player: a game is no
 * build.
 */
export function timedSteps(players: readonly AnalysedPlayer[]): TimedStep[] {
  if (players.length < FEWEST_PLAYERS) return [];
  const all = players.flatMap(numbered);
  return [...groupBy(all, ({ id, nth }) => `${id} ${nth}`).values()]
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

/** The steps that are told, each with its place among those of its kind. */
function numbered({ build }: AnalysedPlayer) {
  const count = new Map<string, number>();
  return build
    .filter(({ type, worker, cancelled }) => TOLD.includes(type) && !worker && !cancelled)
    .flatMap((step) => {
      const nth = (count.get(step.id) ?? 0) + 1;
      count.set(step.id, nth);
      return nth <= MOST[step.type]! ? [{ ...step, nth }] : [];
    });
}
