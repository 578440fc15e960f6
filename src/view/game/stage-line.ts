/** The stage's timeline: heroes, creep camps and fights of both sides, positioned as shares of the length. */
import { roundTimes } from '../svg/scale.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { bySide } from '../../game/sides.ts';
import { appearedMs } from '../timeline/hero-since.ts';

/** A mark that links to its time. */
interface LineMark {
  ms: number;
  words: string;
}

/** A hero's lane, which begins with the hero's order and has a stroke for each skill point. */
interface HeroLane {
  side: number;
  name: string;
  fromMs: number;
  skillsMs: readonly number[];
  /** Describes the lane in words. */
  words: string;
}

/** The timeline below a game’s map; times in ms. */
export interface LineOfStage {
  endMs: number;
  ticksMs: readonly number[];
  sides: readonly string[];
  heroes: readonly HeroLane[];
  camps: readonly (LineMark & { side: number })[];
  /** Food brought above and below the middle, as shares of the maximum: bars mean the same wherever they are shown. */
  fights: readonly (LineMark & { endMs: number; above: number; below: number })[];
}

const MINUTE_MS = 60_000;
const STEPS = [1, 2, 5, 10, 20, 30, 60, 120, 600, 6000];
/** Most time labels. */
const MAX_TICKS = 8;
/** Maximum hero lanes; more would leave no room for the map. */
const MAX_LANES = 8;

/** The timeline of a game; null without places. */
export function stageLine(
  game: GameAnalysis,
  chronicle: ToldGame,
  sides: readonly string[],
): LineOfStage | null {
  const { places, fights } = chronicle;
  if (!places) return null;
  const endMs = Math.max(MINUTE_MS, game.decidedMs);
  const sideOf = (slot: number) => places.sides.findIndex(({ slots }) => slots.includes(slot));
  const heroes = bySide(game.players).flatMap((players, side) =>
    players.flatMap((player) => player.heroes.flatMap((hero) => heroLane(hero, side))),
  );
  const foods = fights.map(({ ledger }) => (ledger?.sides ?? []).map(({ food }) => food.least));
  const maxFood = Math.max(1, ...foods.flat());
  return {
    ...{ endMs, sides },
    ticksMs: roundTimes(endMs, STEPS, MAX_TICKS),
    heroes: heroes.length > MAX_LANES ? [] : heroes,
    camps: places.camps.map(({ slot, startMs, camp }) => ({
      ms: startMs,
      side: sideOf(slot),
      words: camp
        ? `${playerName(game, slot)}: ${camp.name}, level ${camp.level}`
        : `${playerName(game, slot)}: creep camp`,
    })),
    fights: fights.map(({ startMs, endMs: until, place }, index) => {
      const food = foods[index]!;
      const [above = 0, below = 0] = food.length === 2 ? food : [Math.max(0, ...food), 0];
      return {
        ...{ ms: startMs, endMs: until, above: above / maxFood, below: below / maxFood },
        words: fightWords(place, food.length === 2 && above + below > 0 ? [above, below] : null),
      };
    }),
  };
}

/** A fight in words; `food` is what both sides brought at least, if it is known. */
const fightWords = (place: string, food: readonly number[] | null): string =>
  `Fight ${place}${food ? `, food at least ${food.join(' against ')}` : ''}`;

/** The name of the player in a slot. */
export const playerName = ({ players }: Pick<GameAnalysis, 'players'>, slot: number): string =>
  players.find((player) => player.slot === String(slot))?.handle ?? `Player ${slot}`;

function heroLane(hero: GameAnalysis['players'][number]['heroes'][number], side: number): HeroLane[] {
  const fromMs = appearedMs(hero);
  if (fromMs === undefined) return [];
  const skillsMs = hero.skills.map(({ ms }) => ms);
  const points = skillsMs.map((ms) => formatClock(ms)).join(', ');
  const words = `${hero.name} from ${formatClock(fromMs)}${points && `, skill points ${points}`}`;
  return [{ side, name: hero.name, fromMs, skillsMs, words }];
}
