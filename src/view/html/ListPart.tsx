/** The parts of pages about many games. */
import { MapLegend } from './MapLegend.tsx';
import type { ComponentChildren } from 'preact';
import type { ListPart, Tally } from '../page.ts';
import { BarChart } from './charts/BarChart.tsx';
import { SpreadChart } from './charts/SpreadChart.tsx';
import { Facts } from './Facts.tsx';
import { GameTable } from './GameTable.tsx';
import { OpeningTree } from './OpeningTree.tsx';
import { PageList } from './PageList.tsx';
import { Reveal } from './Reveal.tsx';
import { SeriesRounds } from './SeriesRounds.tsx';
import { WideTable } from './Table.tsx';

interface Around {
  /** Id of the heading of the section. */
  id: string;
  /** Whether all of the section gives away results, lengths or how many games a series had. */
  spoils?: boolean;
}

export function listPart(part: ListPart, around: Around): ComponentChildren {
  switch (part.kind) {
    case 'tally':
      return <TallyView part={part} {...around} />;
    case 'series':
      return (
        <>
          <p class="quiet">{part.note}</p>
          <SeriesRounds rounds={part.rounds} />
        </>
      );
    case 'games':
      return (
        <GameTable
          games={part.games}
          caption={part.caption ?? 'All games on this page, newest event first, then by id'}
        />
      );
    case 'facts':
      return (
        <div class="spoiler">
          {part.facts.some(({ result }) => result) && <Reveal what="Show results" />}
          <Facts facts={part.facts} />
        </div>
      );
    case 'picture':
      return (
        <figure class="hub-map">
          {/* Made by the build out of numbers and escaped names. */}
          <div dangerouslySetInnerHTML={{ __html: part.svg }} />
          <figcaption>
            <MapLegend entries={part.legend} />
            {part.caption}
          </figcaption>
        </figure>
      );
    case 'ways':
      return (
        part.on.length > 0 && (
          <ul>
            {part.on.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        )
      );
    case 'tree':
      return (
        <div class="spoiler tree">
          <Reveal what="Show games and results" />
          <div class="reveals-series">
            <OpeningTree branches={part.branches} open />
          </div>
        </div>
      );
    case 'pages':
      return <PageList pages={part.pages} of={part.of} />;
  }
}

/** A table beside its charts, or below them where bars say the same as its two columns; then it is opened by who wants it. */
function TallyView({ part: { note, charts, table }, id, spoils }: { part: Tally } & Around) {
  const repeats =
    charts.length > 0 && charts.every(({ kind }) => kind === 'bars') && table.columns.length === 2;
  const numbers = (
    <WideTable table={{ ...table, look: ['hub', table.look].filter(Boolean).join(' ') }} id={`${id}-table`} />
  );
  const look = [charts.length > 0 && !repeats && 'charted', spoils && 'reveals-series'];
  return (
    <>
      {note !== undefined && <p class="quiet">{note}</p>}
      <div class={look.filter(Boolean).join(' ') || undefined}>
        {!repeats && numbers}
        {charts.length > 0 && (
          <div class="charts">
            {charts.map((chart) => (
              <figure key={chart.title}>
                <figcaption>{chart.title}</figcaption>
                {chart.kind === 'bars' ? <BarChart chart={chart} /> : <SpreadChart chart={chart} />}
              </figure>
            ))}
          </div>
        )}
        {repeats && (
          <details class="fold">
            <summary>The same as a table</summary>
            {numbers}
          </details>
        )}
      </div>
    </>
  );
}
