import { useState } from 'preact/hooks';
import { notLoaded } from '../../island/json.ts';
import type { GameAnalysis } from '../../replay/analysis.ts';
import type { Insight } from '../among/Insight.tsx';

/** The offer to hold a game against the archive; what does so loads when it is taken. */
export function AmongArchive({ game }: { game: GameAnalysis }) {
  const [Part, setPart] = useState<typeof Insight | null>();
  const load = () =>
    void import('../among/Insight.tsx').then(
      (part) => setPart(() => part.Insight),
      () => setPart(null),
    );
  if (Part) return <Part game={game} />;
  if (Part === null) return <p class="notice">{notLoaded('What the archive knows')}</p>;
  return (
    <p class="tools">
      <button type="button" onClick={load}>
        What to work on, by the archive
      </button>
    </p>
  );
}
