import { hasEnded, type Entry } from '../session/entry.ts';
import type { View } from '../session/state.ts';
import { bySide } from '../../../game/sides.ts';
import { Sides } from '../../tables/Sides.tsx';
import { HEADING_WORDS as WORDS } from './words.ts';

interface Props {
  view: View;
  entry: Entry | undefined;
  reading: boolean;
}

/** The current subject of the page; focused when it changes. */
export const Heading = (props: Props) => <h1 tabIndex={-1}>{headingOf(props)}</h1>;

function headingOf({ view, entry, reading }: Props) {
  if (view.kind === 'start') return WORDS.start;
  if (view.kind === 'mine') return WORDS.mine;
  if (view.kind === 'list') return reading ? WORDS.readingList : WORDS.list;
  const file = <bdi>{entry?.path}</bdi>;
  if (!entry || !hasEnded(entry)) return <>{WORDS.reading(file)}</>;
  if (!entry.outcome.ok) return <>{WORDS.noGame(file)}</>;
  const { map, players } = entry.outcome.value.analysis;
  const sides = bySide(players).map((side) => side.map(({ handle }) => handle));
  return (
    <>
      <Sides sides={sides} />
      {map && WORDS.onMap(<bdi>{map}</bdi>)}
    </>
  );
}
