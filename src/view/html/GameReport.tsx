/** A game’s report as HTML, section by section. */
import type { stageOf } from '../game/chapters.ts';
import type { Chapter, Section as Data } from '../page.ts';
import { Reveal } from './Reveal.tsx';
import { Section } from './Section.tsx';
import { Steady } from './Steady.tsx';

interface Props {
  sections: readonly Data[];
  /** Maximum build order rows to draw for all players together; all if undefined. */
  rows?: number | undefined;
  /** How many levels the headings are below those of standalone sections. */
  below?: number | undefined;
}

/** The report of a game, the same for archived and dropped games. */
export const GameReport = ({ sections, rows, below }: Props) => (
  <>
    {sections.map((section) =>
      section.grows ? (
        <Section key={section.id} section={section} rows={rows} below={below} />
      ) : (
        <Steady key={section.id} of={[section]}>
          {() => <Section section={section} below={below} />}
        </Steady>
      ),
    )}
  </>
);

/**
 * The beginning of a report. In the document the stage comes before the names above it, so that the keyboard reaches Play
 * first. `reveals` offers what spoiler-free mode hides.
 */
export const Staged = ({ stage, names, reveals }: ReturnType<typeof stageOf> & { reveals?: boolean }) => (
  <div class="staged">
    <GameReport sections={stage} />
    <div id="names">
      {reveals && <Reveal what="Show result and length" />}
      {reveals && <FirstMinutes />}
      <GameReport sections={names} />
    </div>
    <span id="names-read" hidden />
  </div>
);

/**
 * Lets visitors choose how many minutes of a game spoiler-free mode shows. Elements with times use the classes of
 * `src/map/fights/first-minutes.ts`. A script on every page handles the choice, and the style sheet hides the rest.
 */
const FirstMinutes = () => (
  <label class="first-minutes">
    Show the first{' '}
    <select data-preference="first" autocomplete="off">
      <option value="">–</option>
      <option>5</option>
      <option>8</option>
      <option>10</option>
    </select>{' '}
    minutes
  </label>
);

/** Chapters of a report, each with its sections under one heading. */
export const Chapters = ({ chapters, rows }: { chapters: readonly Chapter[]; rows?: number | undefined }) => (
  <>
    {chapters.map(({ id, title, sections }) => (
      <section key={id} class="chapter" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <GameReport sections={sections} rows={rows} below={1} />
      </section>
    ))}
  </>
);
