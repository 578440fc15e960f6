import type { DropActions } from './actions.ts';
import { SAVE_WORDS as WORDS } from './save-words.ts';

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
    [WORDS.summary, () => actions.save(id, 'saveSummary')],
    [WORDS.analysis, () => actions.save(id, 'saveAnalysis')],
  ];
  const buttons: Button[] = [
    [WORDS.link, () => actions.copyLink(id)],
    [WORDS.shortLink, () => actions.copyShortLink(id)],
    [WORDS.copyPicture, () => actions.card(id, 'copy')],
    [WORDS.png, () => actions.card(id, 'PNG')],
    [WORDS.svg, () => actions.card(id, 'SVG')],
    [WORDS.compare, () => actions.compare(id)],
    [WORDS.buildOrders, () => actions.copyBuildOrders(id)],
    [WORDS.report, () => actions.save(id, 'savePage')],
    [WORDS.charts, () => actions.save(id, 'listCharts')],
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
