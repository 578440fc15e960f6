import type { DropActions } from './actions.ts';

type Button = [label: string, press: () => void];

interface Props {
  id: number;
  /** Whether the game is whole; documents of a beginning would be incomplete. */
  isWhole: boolean;
  actions: DropActions;
}

/** Actions for a game other than reading its report. */
export function SaveAndShare({ id, isWhole, actions }: Props) {
  const documents: Button[] = [
    ['Save summary (JSON)', () => actions.save(id, 'saveSummary')],
    ['Save analysis (JSON)', () => actions.save(id, 'saveAnalysis')],
  ];
  const buttons: Button[] = [
    ['Copy share link', () => actions.copyLink(id)],
    ['Copy short link (first minutes)', () => actions.copyShortLink(id)],
    ['Copy picture to share', () => actions.card(id, 'copy')],
    ['Save picture (PNG)', () => actions.card(id, 'PNG')],
    ['Save picture (SVG)', () => actions.card(id, 'SVG')],
    ['Compare, or find the closest game in the archive (new tab)', () => actions.compare(id)],
    ['Copy build orders', () => actions.copyBuildOrders(id)],
    ['Save report (HTML)', () => actions.save(id, 'savePage')],
    ['Save charts (SVG, PNG)', () => actions.save(id, 'listCharts')],
    ...(isWhole ? documents : []),
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
