import type { DropActions } from './actions.ts';

export const SAVE_WORDS = {
  shortLink: 'Copy short link (first minutes)',
  copyPicture: 'Copy picture to share',
  charts: 'Save charts (SVG, PNG)',
};

type Button = [label: string, press: () => void];

interface Props {
  id: number;
  /** Whether the whole game is known. If not, its documents would be incomplete. */
  isWhole: boolean;
  actions: DropActions;
}

/** Actions for saving and sharing a game. */
export function SaveAndShare({ id, isWhole, actions }: Props) {
  const documents: Button[] = [
    ['Save summary (JSON)', () => actions.save(id, 'saveSummary')],
    ['Save analysis (JSON)', () => actions.save(id, 'saveAnalysis')],
  ];
  const buttons: Button[] = [
    [SAVE_WORDS.shortLink, () => actions.copyShortLink(id)],
    [SAVE_WORDS.copyPicture, () => actions.card(id, 'copy')],
    ['Save picture (PNG)', () => actions.card(id, 'PNG')],
    ['Save picture (SVG)', () => actions.card(id, 'SVG')],
    ['Copy build orders', () => actions.copyBuildOrders(id)],
    ['Save report (HTML)', () => actions.save(id, 'savePage')],
    [SAVE_WORDS.charts, () => actions.save(id, 'listCharts')],
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
