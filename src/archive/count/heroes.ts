import type { AnalysedHero } from '../../game/analysis.ts';
import { heroesInOrder } from '../../game/key-timings.ts';
import { groupBy, type Appearance } from './appearances.ts';
import { recordIn, type WinRecord } from './records.ts';

/** A hero used as first hero: number of players, and the results of their games. */
export interface HeroOpening {
  id: string;
  name: string;
  record: WinRecord;
}

/** First heroes, most frequent first. Players without an order for a hero aren't counted. */
export function heroOpenings(appearances: readonly Appearance[]): HeroOpening[] {
  const groups = groupBy(appearances, ({ player }) => heroesInOrder(player)[0]?.id);
  return [...groups]
    .map(([id, group]) => ({ id, name: heroesInOrder(group[0]!.player)[0]!.name, record: recordIn(group) }))
    .sort((a, b) => b.record.games - a.record.games || (a.name < b.name ? -1 : 1));
}

/** A hero in one appearance. */
export interface HeroUse {
  appearance: Appearance;
  hero: AnalysedHero;
  /** 1 for the first hero ordered; null for a hero that was seen without an order. */
  place: number | null;
}

/** All heroes in all appearances, by hero id. */
export function heroUses(appearances: readonly Appearance[]): Map<string, HeroUse[]> {
  const uses = appearances.flatMap((appearance) => {
    const ordered = heroesInOrder(appearance.player);
    return appearance.player.heroes.map((hero): HeroUse => {
      const index = ordered.indexOf(hero);
      return { appearance, hero, place: index < 0 ? null : index + 1 };
    });
  });
  return groupBy(uses, ({ hero }) => hero.id);
}
