import type { DropActions } from './actions.ts';

export const SAVE_WORDS = {
  shortLink: 'Copy short link (first minutes)',
  copyPicture: 'Copy picture to share',
  png: 'Save picture (PNG)',
  svg: 'Save picture (SVG)',
  buildOrders: 'Copy build orders',
  report: 'Save report (HTML)',
  charts: 'Save charts (SVG, PNG)',
  summary: 'Save summary (JSON)',
  analysis: 'Save analysis (JSON)',
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
    [SAVE_WORDS.summary, () => actions.save(id, 'saveSummary')],
    [SAVE_WORDS.analysis, () => actions.save(id, 'saveAnalysis')],
  ];
  const buttons: Button[] = [
    [SAVE_WORDS.shortLink, () => actions.copyShortLink(id)],
    [SAVE_WORDS.copyPicture, () => actions.card(id, 'copy')],
    [SAVE_WORDS.png, () => actions.card(id, 'PNG')],
    [SAVE_WORDS.svg, () => actions.card(id, 'SVG')],
    [SAVE_WORDS.buildOrders, () => actions.copyBuildOrders(id)],
    [SAVE_WORDS.report, () => actions.save(id, 'savePage')],
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
