/** The fights of a game that have a page of their own: links to them are shown with a picture. */
import { biggestFight, fallen, foodOf, isClearlyBiggest } from '../fights/fight-size.ts';
import type { ToldGame } from '../story-schema.ts';

type Fight = ToldGame['fights'][number];

/** Why a fight has a page. A fight that is both the biggest and the last is the biggest. */
export type SharedKind = 'biggest' | 'last' | 'turning';

/** A fight with a page, and why it has one. */
export interface SharedFight {
  kind: SharedKind;
  /** Whether it can be called the biggest. */
  isClearlyBiggest: boolean;
  fight: Fight;
}

/** Maximum number of turning fights. */
const MAX_TURNING = 3;

/**
 * The biggest fight, the last one, and up to three in which the game could have turned: those with the most proven hero
 * deaths, then the key moments with the most food. In order of time; no two start in the same second.
 */
export function sharedFights({ fights, moments }: Pick<ToldGame, 'fights' | 'moments'>): SharedFight[] {
  const biggest = biggestFight(fights);
  if (!biggest) return [];
  const last = fights.toSorted((a, b) => b.endMs - a.endMs)[0]!;
  const key = new Set(moments.flatMap(({ kind, bold, ms }) => (kind === 'fight' && bold ? [ms] : [])));
  const turning = fights
    .filter((fight) => fight !== biggest && fight !== last && (fallen(fight) > 0 || key.has(fight.startMs)))
    .sort((a, b) => fallen(b) - fallen(a) || foodOf(b) - foodOf(a) || a.startMs - b.startMs)
    .slice(0, MAX_TURNING);
  const shared: SharedFight[] = [
    { kind: 'biggest', isClearlyBiggest: isClearlyBiggest(biggest, fights), fight: biggest },
    ...(last === biggest ? [] : [{ kind: 'last' as const, isClearlyBiggest: false, fight: last }]),
    ...turning.map((fight) => ({ kind: 'turning' as const, isClearlyBiggest: false, fight })),
  ];
  const seconds = new Set<number>();
  return shared
    .filter(({ fight }) => {
      const second = Math.floor(fight.startMs / 1000);
      if (seconds.has(second)) return false;
      seconds.add(second);
      return true;
    })
    .sort((a, b) => a.fight.startMs - b.fight.startMs);
}

/** The seconds at which these fights begin. */
export const sharedSeconds = (chronicle: Pick<ToldGame, 'fights' | 'moments'>): number[] =>
  sharedFights(chronicle).map(({ fight }) => Math.floor(fight.startMs / 1000));
