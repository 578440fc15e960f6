/** What the marks of a lane are, in words and times, for whoever points at it. */
import { formatClock } from '../../replay/clock.ts';
import type { Lane } from './lanes.ts';
import { doneMs, since } from './marks.ts';

type Of<Kind extends Lane['kind']> = Extract<Lane, { kind: Kind }>;

/** "2:05, 4:10". */
export const clocks = (times: readonly number[]): string => times.map((ms) => formatClock(ms)).join(', ');

/** "Archmage 1:07, skills 2:05, 4:10, revive ordered 18:57", hero by hero. */
export const heroTip = ({ heroes }: Of<'heroes'>): string =>
  heroes
    .filter((hero) => since(hero) !== undefined)
    .map((hero) =>
      [
        `${hero.name} ${clocks([since(hero) ?? 0])}`,
        hero.skills.length > 0 && `skills ${clocks(hero.skills.map(({ ms }) => ms))}`,
        hero.revivalsMs.length > 0 && `revive ordered ${clocks(hero.revivalsMs)}`,
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');

/** "Tier 2 6:57, expansion 8:06". */
export const hallTip = ({ player: { tiers, expansions } }: Of<'hall'>): string =>
  [
    'Hall from 0:00',
    ...tiers.map((tier) => `tier ${tier.tier} ${clocks([doneMs(tier) ?? 0])}`),
    ...(expansions.length > 0 ? [`expansions ordered ${clocks(expansions.map(({ ms }) => ms))}`] : []),
  ].join(', ');
