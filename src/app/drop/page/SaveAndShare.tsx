import type { DropActions } from './actions.ts';

/** Texts of the buttons that save and share. */
export const SAVE_WORDS = {
  shortLink: 'Copy short link (first minutes)',
  copyPicture: 'Copy picture to share',
  report: 'Save report (HTML)',
  charts: 'Save charts (SVG, PNG)',
};

type Button = [label: string, press: () => void];

interface Props {
  id: number;
  /** Whether the whole game is known. If not, its documents would be incomplete. */
  isWhole: boolean;
  actions: DropActions;
}

/** Other ways to send a game whose link is too long for a chat. The saved report contains the remarks. */
export const ShorterWays = ({ id, actions }: Omit<Props, 'isWhole'>) => (
  <p class="tools">
    <button type="button" onClick={() => actions.copyShortLink(id)}>
      {SAVE_WORDS.shortLink}
    </button>
    <button type="button" onClick={() => actions.save(id, 'savePage')}>
      {SAVE_WORDS.report}
    </button>
  </p>
);

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
