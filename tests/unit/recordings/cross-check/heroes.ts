import { findObject } from '../../../../src/game/objects/table.ts';
import type { Hero } from '../../../../src/game/derive/heroes.ts';
import type { Race } from '../../../../src/game/summary.ts';
import type { Finding } from './rules.ts';
import type { StockPlayer } from './stock.ts';

const BURST_MS = 300;

/** Every difference in heroes, their order and their levels. w3gjs recognizes heroes by their skills. */
export function compareHeroes(
  ours: readonly Hero[],
  { heroes: theirs }: StockPlayer,
  race: Race | null,
): Finding[] {
  const common = ours.filter(({ id }) => theirs.some((hero) => hero.id === id));
  const findings: Finding[] = [
    ...ours
      .filter((hero) => !common.includes(hero))
      .map(({ id, skills }): Finding => ({
        what: id,
        count: 1,
        rule: skills.length === 0 ? 'never skilled' : undefined,
      })),
    ...theirs
      .filter(({ id }) => !common.some((hero) => hero.id === id))
      .map(({ id }): Finding => {
        const owner = findObject(id)?.race;
        return { what: id, count: 1, rule: owner && owner !== race ? 'foreign race' : undefined };
      }),
    ...common.flatMap((hero) =>
      compareLevel(
        hero,
        theirs.find(({ id }) => id === hero.id)!,
      ),
    ),
  ];
  const order = theirs.map(({ id }) => id).filter((id) => common.some((hero) => hero.id === id));
  if (order.join() === common.map(({ id }) => id).join()) return findings;
  const bySkill = common.toSorted((a, b) => (a.skills[0]?.ms ?? 0) - (b.skills[0]?.ms ?? 0));
  const explained = order.join() === bySkill.map(({ id }) => id).join();
  return [...findings, { what: order.join(), count: 1, rule: explained ? 'hero order' : undefined }];
}

function compareLevel(hero: Hero, theirs: StockPlayer['heroes'][number]): Finding[] {
  if (hero.level === theirs.level) return [];
  const quick = theirs.skills.filter(({ id, ms }, index) =>
    theirs.skills.slice(0, index).some((other) => other.id === id && ms - other.ms < BURST_MS),
  ).length;
  const over = theirs.level - hero.level;
  const rule = over > 0 && quick >= over ? 'skill burst' : theirs.retrained ? 'retraining' : undefined;
  return [{ what: hero.id, count: Math.abs(over), rule }];
}
