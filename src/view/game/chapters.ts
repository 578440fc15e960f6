/** The chapters of a game's page: the sections of its report, gathered by what visitors look for. */
import type { Chapter, Section } from '../page.ts';

/** Sections of each chapter by id, in the order of the page. */
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
    of: ['spending', 'economy', 'made', 'summoned', 'apm'],
  },
] as const satisfies readonly { id: string; title: string; of: readonly string[] }[];

/** Sections that open on request: those that few visitors read, and on a narrow screen those without a picture. */
const FOLDED: Readonly<Record<string, NonNullable<Section['folds']>>> = {
  ...Object.fromEntries(
    ['players', 'timeline', 'research', 'hero-levels', 'items', 'summoned', 'apm'].map((id) => [
      id,
      'always',
    ]),
  ),
  ...Object.fromEntries(['timings', 'economy', 'made', 'against-archive'].map((id) => [id, 'narrow'])),
};

/** Ids of the sections that open a page, above its chapters. */
const STAGE = ['facts', 'moments'];

/** Sections of a report that are its stage. */
export const stageOf = (report: readonly Section[]): Section[] =>
  report.filter(({ id }) => STAGE.includes(id));

/** The other sections of a report by chapters; chapters without sections are left out. */
export const chaptersOf = (report: readonly Section[]): Chapter[] =>
  CHAPTERS.flatMap(({ id, title, of }) => {
    const sections = of.flatMap((wanted) => report.filter((section) => section.id === wanted)).map(folded);
    return sections.length > 0 ? [{ id, title, sections }] : [];
  });

/** A section as it stands in a chapter. */
export function folded(section: Section): Section {
  const folds = FOLDED[section.id];
  return folds ? { ...section, folds } : section;
}
