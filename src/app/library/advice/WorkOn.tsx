/** The section “What to work on” of a report. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Parts } from '../../../view/html/Section.tsx';
import type { Part } from '../../../view/page.ts';
import { compareSideOf } from '../../compare/side.ts';
import { notLoaded } from '../../shell/words.ts';
import type { MeasuredSide } from '../measure.ts';
import { readNotes } from '../store/notes.ts';
import { LIBRARY_PARTS } from '../words.ts';
import { MAX_ADVICE, MAX_BESIDE_HISTORY, advise } from './advice.ts';
import type { ArchiveDocument } from './archive-document.ts';
import { SeenFrom, playersToAdvise, useArchiveDocument, useSeenFrom, type AdvisedGame } from './SeenFrom.tsx';
import { workOnParts } from './work-on.ts';

interface WorkOnProps extends AdvisedGame {
  /** Opens a kept game; false if it is no longer kept. */
  open: (fingerprint: string) => Promise<boolean>;
}

/** Shows what a player could work on, compared with winners in the archive. */
export function WorkOn({ open, ...advised }: WorkOnProps) {
  const document = useArchiveDocument();
  const [slot, choose] = useSeenFrom(advised.game);
  const people = playersToAdvise(advised.game);
  if (people.length === 0) return null;
  return (
    <section class="work-on" aria-labelledby="work-on" onClick={(event) => openLinked(event, open)}>
      <h2 id="work-on">What to work on</h2>
      <SeenFrom people={people} slot={slot} choose={choose} />
      {document === null && <p class="notice">{notLoaded(LIBRARY_PARTS.archive)}</p>}
      {document && slot !== null && <Advice key={slot} {...advised} slot={slot} document={document} />}
    </section>
  );
}

/** Opens the kept game of a clicked link. Few visitors have such links, so their code is separate. */
export function openLinked(event: Event, open: WorkOnProps['open']): void {
  const link = (event.target as Element).closest('a[href^="#kept="]');
  if (!link) return;
  event.preventDefault();
  void import('../game-link.ts').then(
    ({ followLink }) => followLink(link.getAttribute('href')!, open, link),
    () => undefined,
  );
}

interface AdviceProps extends AdvisedGame {
  slot: string;
  document: ArchiveDocument;
}

function Advice({ game, chronicle, firstMs, slot, document }: AdviceProps) {
  const side = useMemo(() => {
    const chosen = compareSideOf(game, slot);
    return chosen && { ...chosen, chronicle, firstMs };
  }, [game, chronicle, firstMs, slot]);
  /** Advice from the visitor's own games; empty until it has loaded, and for other players. */
  const [history, setHistory] = useState<readonly Part[]>([]);
  useEffect(() => {
    if (side) void historyFor(side, document).then(setHistory, () => undefined);
  }, [side, document]);
  const parts = useMemo(() => (side ? workOnParts(side, document, history) : []), [side, document, history]);
  return <Parts parts={parts} id="work-on" />;
}

async function historyFor(side: MeasuredSide, document: ArchiveDocument): Promise<readonly Part[]> {
  if (!(await readNotes()).me.includes(side.player.handle)) return [];
  const rows = advise(side, document).slice(0, MAX_BESIDE_HISTORY);
  const habits = new Set(rows.map(({ measure }) => measure.habit));
  const { historyParts } = await import('./history-advice.ts');
  return historyParts(side, document, { habits, rows: MAX_ADVICE - rows.length });
}
