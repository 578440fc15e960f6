import { hasEnded, type Entry } from '../session/entry.ts';
import type { View } from '../session/state.ts';
import { bySide } from '../../../game/sides.ts';
import { Sides } from '../table/Sides.tsx';

interface Props {
  view: View;
  entry: Entry | undefined;
  reading: boolean;
}

/** The current subject of the page; focused when it changes. */
export const Heading = (props: Props) => <h1 tabIndex={-1}>{headingOf(props)}</h1>;

function headingOf({ view, entry, reading }: Props) {
  if (view.kind === 'start') return 'Analyze a replay';
  if (view.kind === 'list') return reading ? 'Reading your replays' : 'Your replays';
  const file = <bdi>{entry?.path}</bdi>;
  if (!entry || !hasEnded(entry)) return <>Reading {file}</>;
  if (!entry.outcome.ok) return <>No game in {file}</>;
  const { map, players } = entry.outcome.value.analysis;
  const sides = bySide(players).map((side) => side.map(({ handle }) => handle));
  return (
    <>
      <Sides sides={sides} />
      {map && (
        <>
          {' on '}
          <bdi>{map}</bdi>
        </>
      )}
    </>
  );
}
