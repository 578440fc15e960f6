/** The games that show a build, as examples to play along with, and how opponents answer. */
import type { Build } from '../../archive/builds/build.ts';
import { opponents } from '../../archive/builds/opponents.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import type { TimedStep } from '../../archive/count/build-steps.ts';
import { firstStepsOf } from '../../game/first-steps.ts';
import { heroesInOrder } from '../../game/key-timings.ts';
import { RACES, type Race } from '../../game/races.ts';
import { urls } from '../../urls.ts';
import { SHARES_FROM } from '../hub/win-cells.ts';
import type { Piece } from '../rich-text.ts';
import { between } from '../phrases.ts';
import type { BuildPlayer, PlayedBuild } from './played.ts';

/** The examples against one race, best first. */
export interface ExampleGroup {
  against: Race;
  matchup: string;
  examples: readonly BuildPlayer[];
}

/** Maximum examples against each race: large archives have hundreds. */
const MOST = 12;

/** The examples of a build by the opponent's race. */
export const exampleGroups = (played: PlayedBuild): ExampleGroup[] => {
  const best = bestFirst(played);
  return RACES.flatMap((race): ExampleGroup[] => {
    const examples = best.filter(({ opponent }) => opponent.race === race).slice(0, MOST);
    const [first] = examples;
    return first ? [{ against: race, matchup: first.game.analysis.matchup!, examples }] : [];
  });
};

/** The example with the most of the build's usual steps, at the times closest to the medians. */
export const bestExample = (played: PlayedBuild): BuildPlayer | undefined => bestFirst(played)[0];

function bestFirst({ players, steps }: PlayedBuild): BuildPlayer[] {
  const ranked = players.map((example) => ({ example, ...fitOf(example, steps) }));
  return ranked.sort((a, b) => a.missing - b.missing || a.offMs - b.offMs).map(({ example }) => example);
}

/** How well an order fits the usual one: missing steps, and the mean distance of the others from their medians. */
function fitOf({ player }: BuildPlayer, steps: readonly TimedStep[]): { missing: number; offMs: number } {
  const own = firstStepsOf(player).build;
  const off = steps.flatMap(({ id, nth, spread }) => {
    const step = own.find((other) => other.id === id && other.nth === nth);
    return step ? [Math.abs(step.ms - spread.medianSec * 1000)] : [];
  });
  return {
    missing: steps.length - off.length,
    offMs: off.reduce((sum, ms) => sum + ms, 0) / Math.max(1, off.length),
  };
}

/** "Concealed Hill: Grubby vs Happy". */
export const exampleName = ({ game: { analysis }, player, opponent }: BuildPlayer): string =>
  `${analysis.map || 'Map not known'}: ${player.handle} vs ${opponent.handle}`;

/** Opponents’ first heroes, most common first: counts, and shares if there are enough players. */
export function heroesAgainst(
  players: readonly BuildPlayer[],
  { heroes }: Pick<Catalogue, 'heroes'>,
): { name: string; href: string; text: string }[] {
  const first = players.flatMap(({ opponent }) => heroesInOrder(opponent)[0] ?? []);
  return [...Map.groupBy(first, ({ id }) => id)]
    .sort(([, a], [, b]) => b.length - a.length || (a[0]!.name < b[0]!.name ? -1 : 1))
    .map(([id, { 0: hero, length }]) => ({
      name: hero!.name,
      href: urls.hero(heroes.find((other) => other.id === id)!.slug),
      text:
        first.length < SHARES_FROM
          ? `${length} of ${first.length}`
          : `${Math.round((100 * length) / first.length)} %, ${length} of ${first.length}`,
    }));
}

/** The races that a build is played against, by default all it is meant for; those with an example link to it. */
export const opponentLinks = (
  build: Build,
  groups: readonly ExampleGroup[],
  races: readonly Race[] = opponents(build),
): Piece[] =>
  between(
    races.map((race): Piece => {
      const group = groups.find(({ against }) => against === race);
      return { race, ...(group && { href: urls.build(build.id, group.matchup) }) };
    }),
    ' ',
  );
