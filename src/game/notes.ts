/** What counts over all games want of the long parts of each, noted once so that nobody reads ten thousand build orders for it. */
import type { AnalysedPlayer, AnalysedStep, GameAnalysis } from './analysis.ts';
import type { Bounds } from './made-before.ts';

/** How a player opened. */
export interface Opening {
  /**
   * Of the build order that stood, without workers, each unit, hero and upgrade the first time, and each building the first
   * three; `nth` is 1 for the first of its kind.
   */
  build: (AnalysedStep & { nth: number })[];
  /** How many were made of these in the whole game, by id; nothing of what is not counted. */
  made: Record<string, Bounds>;
  /** Counts of what was made that contradict themselves: their places in the list, and of what. */
  contradicted: { place: number; name: string }[];
}

/** Times at which spending is compared, in minutes. */
export const SPENDING_MINUTES = [5, 10, 15] as const;
const MINUTE_MS = 60_000;

/** What a player had spent by a time, and food of what was born: what is proven, and what it can have been at most. */
export type Spent = Record<'gold' | 'lumber' | 'food', { least: number; most: number }>;

/** By slot, what was spent by each of `SPENDING_MINUTES`, null after the end, and in all; no slots where the record does not tell. */
type Spending = Record<string, { by: (Spent | null)[]; total: Spent | null }>;

/** Notes of a game, as plain data. */
export interface Notes {
  openings: Opening[];
  spending: Spending;
}

/** Of an analysis with all its parts. */
export const notesOf = (game: GameAnalysis): Notes => ({
  openings: game.players.map(noteOpening),
  spending: noteSpending(game),
});

const NOTED = Symbol('noted');
type Noted<T, Note> = T & { [NOTED]?: Note };

/** The game with its notes beside it: nobody sees them who does not ask for them here. */
export const withNotes = (game: GameAnalysis, { openings, spending }: Notes): GameAnalysis =>
  Object.assign(game, {
    [NOTED]: spending,
    players: game.players.map((player, at) => Object.assign(player, { [NOTED]: openings[at] })),
  });

/** How a player opened, as noted where it is. */
export const openingIn = (player: Noted<AnalysedPlayer, Opening>): Opening =>
  player[NOTED] ?? noteOpening(player);

/** The game with no more of build orders than is noted: for who asks what was done first. */
export const opened = (game: GameAnalysis): GameAnalysis =>
  over(game, { players: game.players.map((player) => over(player, { build: openingIn(player).build })) });

/** The same with other values for some keys, and the others read by who asks for them. */
const over = <T extends object>(value: T, change: Partial<T>): T =>
  Object.create(value, Object.getOwnPropertyDescriptors(change)) as T;

/** What a player had spent by one of `SPENDING_MINUTES`; null where nobody knows. */
export const spentBy = (game: Noted<GameAnalysis, Spending>, slot: string, minute: number): Spent | null =>
  spendingIn(game)[slot]?.by[(SPENDING_MINUTES as readonly number[]).indexOf(minute)] ?? null;

/** What a player had spent in the end; null where nobody knows. */
export const spentInAll = (game: Noted<GameAnalysis, Spending>, slot: string): Spent | null =>
  spendingIn(game)[slot]?.total ?? null;

const spendingIn = (game: Noted<GameAnalysis, Spending>): Spending => game[NOTED] ?? noteSpending(game);

/** Kinds of steps that say how somebody opened; workers, items and revivals are everybody's own. */
const TOLD: readonly string[] = ['building', 'unit', 'hero', 'upgrade'];
/** How many of a kind are told apart: of units only when they begin. */
const MOST = { building: 3, unit: 1, hero: 1, upgrade: 1 } as Readonly<Record<string, number>>;

function noteOpening({ build, made }: AnalysedPlayer): Opening {
  const count = new Map<string, number>();
  const told = build
    .filter(({ type, worker, cancelled }) => TOLD.includes(type) && !worker && !cancelled)
    .flatMap((step) => {
      const nth = (count.get(step.id) ?? 0) + 1;
      count.set(step.id, nth);
      return nth <= MOST[step.type]! ? [{ ...step, nth }] : [];
    });
  const counted = made.filter(({ id }) => count.has(id));
  return {
    build: told,
    made: Object.fromEntries(counted.map(({ id, min, max }) => [id, { min, max }])),
    contradicted: made.flatMap(({ contradicted, name }, place) => (contradicted ? [{ place, name }] : [])),
  };
}

function noteSpending({ spending }: GameAnalysis): Spending {
  if (!spending) return {};
  const places = SPENDING_MINUTES.map((minute) => spending.minutes.indexOf(minute * MINUTE_MS));
  return Object.fromEntries(
    spending.players.map(({ slot, gold, lumber, food }) => {
      const at = (place: number): Spent | null => {
        const by = ({ least, most }: typeof gold) => ({ least: least[place] ?? 0, most: most[place] ?? 0 });
        return place < 0 ? null : { gold: by(gold), lumber: by(lumber), food: by(food) };
      };
      return [slot, { by: places.map(at), total: at(spending.minutes.length - 1) }];
    }),
  );
}
