import { findObject } from '../objects/table.ts';
import { stood, type Step } from './step.ts';

/** Upgrades by purpose; upgrades not listed here teach or improve an ability. */
const CATEGORIES = {
  attack: 'Rhme Rhra Rome Rora Resm Resw Rume Rura',
  armor: 'Rhar Rhla Roar Rema Rerh Ruar Rucr',
  caster: 'Rhpt Rhst Rost Rowd Rowt Redt Redc Rune Ruba',
  building: 'Rhac Rosp Rorb Rews',
  economy: 'Rhlh Renb',
  inventory: 'Rhpm Ropm Repm Rupm',
} as const;
type ResearchCategory = keyof typeof CATEGORIES | 'ability';

const CATEGORY_OF = new Map(
  Object.entries(CATEGORIES).flatMap(([category, ids]) =>
    ids.split(' ').map((id) => [id, category as ResearchCategory]),
  ),
);

export interface ResearchStep {
  ms: number;
  id: string;
  /** How many times the id had been ordered by then, up to its maximum level. */
  level: number;
  category: ResearchCategory;
}

/** Research orders that were not cancelled, in order. */
export function readResearch(steps: readonly Step[]): ResearchStep[] {
  const levels = new Map<string, number>();
  const research: ResearchStep[] = [];
  for (const { ms, id } of steps.filter((step) => step.type === 'upgrade' && stood(step))) {
    if (!id.startsWith('R')) continue;
    const level = Math.min((levels.get(id) ?? 0) + 1, findObject(id)?.levels ?? Infinity);
    levels.set(id, level);
    research.push({ ms, id, level, category: CATEGORY_OF.get(id) ?? 'ability' });
  }
  return research;
}
