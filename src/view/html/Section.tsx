/** Prints sections of pages as HTML, part by part. */
import type { ComponentChildren } from 'preact';
import { repeatsTable, type ListPart, type Part, type Section as Data } from '../page.ts';
import { Facts } from './Facts.tsx';
import { Reveal } from './Reveal.tsx';
import { Said } from './RichText.tsx';
import { StageView } from './StageView.tsx';
import { Versus } from './Versus.tsx';
import { Table } from './Table.tsx';
import { KIND_NAMES } from '../svg/kinds.ts';
import type { Drawing } from '../charts.ts';
import { ApmCharts } from './charts/ApmChart.tsx';
import { SpendingChart } from './charts/SpendingChart.tsx';
import { Mark } from './timeline/Mark.tsx';
import { Timeline } from './timeline/Timeline.tsx';

interface Around {
  /** Id of the section's heading. */
  id: string;
  /** Whether the whole section reveals results, lengths or the number of games in a series. */
  spoils?: boolean;
  /** Prints parts of pages about many games; pages without any don't load the code. */
  lists?: ((part: ListPart, around: { id: string; spoils?: boolean }) => ComponentChildren) | undefined;
  /** Maximum rows to draw in each table that can grow to thousands of rows, for all players together. */
  rows?: number | undefined;
  /** How many levels its headings are below those of a standalone section. */
  below?: number | undefined;
}

/** A section of a page: its heading and its parts. */
export function Section({ section, ...around }: { section: Data } & Omit<Around, 'id' | 'spoils'>) {
  const { id, title, reveals, parts, folds } = section;
  const body = <Parts parts={parts} id={id} spoils={reveals === 'series'} {...around} />;
  if (title === null) return body;
  const Heading = headingOf(2, around);
  const heading = <Heading id={id}>{title}</Heading>;
  return (
    <section class={lookOf(section)} aria-labelledby={id}>
      {folds ? (
        <details class={folds === 'narrow' ? 'fold on-narrow' : 'fold'}>
          <summary>{heading}</summary>
          {hides(section) && <Reveal what={`Show results: ${title}`} />}
          {body}
        </details>
      ) : (
        <>
          {heading}
          {hides(section) && <Reveal what={`Show results: ${title}`} />}
          {body}
        </>
      )}
    </section>
  );
}

/** The heading element for a level in a standalone section. */
const headingOf = (level: number, { below = 0 }: Pick<Around, 'below'>) =>
  `h${level + below}` as 'h2' | 'h3' | 'h4' | 'h5';

/** Minimum columns that make a table too wide for half of a wide screen. */
const MANY_COLUMNS = 8;

const lookOf = ({ reveals, timed, folds, parts }: Data): string | undefined =>
  [
    reveals === 'length' && 'reveals-length',
    folds && 'folded',
    timed && 'timed',
    parts.some(({ kind }) => kind === 'tally' || kind === 'series') && 'spoiler',
    parts.some(
      (part) =>
        part.kind === 'series' ||
        (part.kind === 'tally' &&
          (part.charts.length > 0 ? !repeatsTable(part) : part.table.columns.length >= MANY_COLUMNS)),
    ) && 'whole',
  ]
    .filter(Boolean)
    .join(' ') || undefined;

/** Whether spoiler-free mode hides parts that have a separate button. */
const hides = ({ reveals, parts }: Data): boolean =>
  reveals === 'series' ||
  parts.some(
    (part) => part.kind === 'tally' && part.table.columns.some(({ result, length }) => result || length),
  );

/** Prints parts one after the other. */
export const Parts = ({ parts, ...around }: { parts: readonly Part[] } & Around): ComponentChildren =>
  parts.map((part, index) => <PartView key={index} part={part} {...around} />);

function PartView({ part, ...around }: { part: Part } & Around): ComponentChildren {
  switch (part.kind) {
    case 'text':
    case 'warning':
      return (
        <p class={part.kind === 'warning' ? 'notice' : part.look || undefined}>
          <Said words={part.words} />
        </p>
      );
    case 'list':
      return <ListView {...part} />;
    case 'table':
      return <TableView part={part} {...around} />;
    case 'versus':
      return <Versus sides={part.sides} facts={part.facts} />;
    case 'details':
      return <Facts facts={part.facts} look="more-facts" />;
    case 'stage':
      return <StageView stage={part.stage} />;
    case 'drawn':
      return <div class={part.look} dangerouslySetInnerHTML={{ __html: part.svg }} />;
    case 'drawing':
      return <DrawingView drawing={part.drawing} id={around.id} />;
    case 'fold':
      return (
        <details class="fold">
          <summary>
            <Said words={part.title} />
          </summary>
          <Parts parts={part.parts} {...around} />
        </details>
      );
    case 'group': {
      const Heading = headingOf(part.level, around);
      return (
        <div class={part.look}>
          <Heading>
            <Said words={part.title} />
          </Heading>
          <Parts parts={part.parts} {...around} />
        </div>
      );
    }
    case 'beside':
      return (
        <div
          class={part.label ? 'side-by-side swiped' : 'side-by-side'}
          {...(part.label && { role: 'group', 'aria-label': part.label, tabIndex: 0 })}
        >
          <Parts parts={part.parts} {...around} />
        </div>
      );
    case 'only':
      return part.in === 'page' && <Parts parts={part.parts()} {...around} />;
    default:
      return around.lists?.(part, around);
  }
}

type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

function ListView({ items, ordered, look }: Of<'list'>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List class={look}>
      {items.map((words, index) => (
        <li key={index}>
          <Said words={words} />
        </li>
      ))}
    </List>
  );
}

/** A table, which scrolls by itself unless it grows or is one of several. */
function TableView({ part: { table, grows }, rows, id }: { part: Of<'table'> } & Around) {
  if (grows) return <Table table={table} most={rows && Math.ceil(rows / grows)} />;
  if (table.split === 'tables') return <Table table={table} />;
  return (
    <div class="scroll" role="group" aria-labelledby={id} tabIndex={0}>
      <Table table={table} />
    </div>
  );
}

/** Prints a drawing with its component. */
function DrawingView({ drawing, id }: { drawing: Drawing; id: string }) {
  switch (drawing.kind) {
    case 'timeline':
      return (
        <>
          <Filters />
          <Timeline players={drawing.players} endMs={drawing.endMs} />
          <Legend rest={drawing.rest} />
        </>
      );
    case 'spending':
      return <SpendingChart drawing={drawing} />;
    case 'apm':
      return <ApmCharts drawing={drawing} id={id} />;
  }
}

/**
 * A checkbox for each kind of order. The style sheet hides unchecked kinds on the whole page without a script.
 * Browsers without `:has()` show everything and no checkboxes.
 */
const Filters = () => (
  <fieldset class="filters" id="filters">
    <legend>Show</legend>
    {KIND_NAMES.map(([kind, name]) => (
      <label key={kind}>
        <input type="checkbox" class={`show-${kind}`} defaultChecked /> <Mark kind={kind} /> {name}
      </label>
    ))}
  </fieldset>
);

/** The meaning of marks that the filters don't name; `rest` lists what is not drawn. */
const Legend = ({ rest }: { rest: string }) => (
  <p class="quiet">
    <Mark kind="ordered" /> Tier ordered; <Mark kind="completed" /> tier completed (calculated: 140 s after
    the order); <Mark kind="observed" /> tier first seen (when the player selected the hall);{' '}
    <Mark kind="expansion" /> expansion ordered. A band groups orders for the same thing that are less than a
    minute apart, and each stroke below it marks a repeated order. A hero’s band continues until the player
    leaves, even while the hero is dead. On this band, a stroke marks a learned skill; ▴ marks a revive order.{' '}
    {rest}
  </p>
);
