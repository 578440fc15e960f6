import type { DropActions } from './actions.ts';

/** What can be done with a game besides reading it. */
export function SaveAndShare({ id, actions }: { id: number; actions: DropActions }) {
  const buttons: [label: string, press: () => void][] = [
    ['Copy share link', () => actions.copyLink(id)],
    ['Copy link to the first ten minutes', () => actions.copyShortLink(id)],
    ['Compare, or find the closest game of the archive (new tab)', () => actions.compare(id)],
    ['Copy build orders', () => actions.copyBuildOrders(id)],
    ['Save report (HTML)', () => actions.save(id, 'savePage')],
    ['Save charts (SVG, PNG)', () => actions.save(id, 'listCharts')],
    ['Save summary (JSON)', () => actions.save(id, 'saveSummary')],
    ['Save analysis (JSON)', () => actions.save(id, 'saveAnalysis')],
  ];
  return (
    <div class="tools">
      {buttons.map(([label, press]) => (
        <button key={label} type="button" onClick={press}>
          {label}
        </button>
      ))}
    </div>
  );
}
