/** The chapters of a game's page: its sections grouped by visitors' interests. */
import type { Chapter, Section } from '../page.ts';

/** Section ids of each chapter, in page order. */
const CHAPTERS = [
  { id: 'told', title: 'Story and fights', of: ['story', 'more-facts', 'players', 'fights'] },
  { id: 'openings', title: 'Openings', of: ['timings', 'build-orders', 'timeline'] },
  {
    id: 'heroes-and-creeps',
    title: 'Heroes, creeps and items',
    of: ['heroes', 'creep-routes', 'research', 'hero-levels', 'items'],
  },
  {
    id: 'economy-and-units',
    title: 'Economy and units',
    of: ['spending', 'economy', 'made', 'summoned', 'apm', 'groups', 'values'],
  },
] as const satisfies readonly { id: string; title: string; of: readonly string[] }[];

/** Folded sections: those that few visitors read and, on narrow screens, those without a picture. */
const FOLDED: Readonly<Record<string, NonNullable<Section['folds']>>> = {
  ...Object.fromEntries(
    ['players', 'timeline', 'research', 'hero-levels', 'items', 'summoned', 'apm', 'groups'].map((id) => [
      id,
      'always',
    ]),
  ),
  ...Object.fromEntries(['timings', 'economy', 'made', 'against-archive'].map((id) => [id, 'narrow'])),
};

/** The sections of a report above its chapters: the stage, and the names with facts that are shown above it. */
export const stageOf = (report: readonly Section[]): { stage: Section[]; names: Section[] } => ({
  stage: report.filter(({ id }) => id === 'moments'),
  names: report.filter(({ id }) => id === 'facts'),
});

/** The other sections by chapter, without empty chapters. */
export const chaptersOf = (report: readonly Section[]): Chapter[] =>
  CHAPTERS.flatMap(({ id, title, of }) => {
    const sections = of.flatMap((wanted) => report.filter((section) => section.id === wanted)).map(fold);
    return sections.length > 0 ? [{ id, title, sections }] : [];
  });

/** A section as shown in a chapter. */
export function fold(section: Section): Section {
  const folds = FOLDED[section.id];
  return folds ? { ...section, folds } : section;
}
