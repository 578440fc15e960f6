import { CopyByHand } from '../../shell/CopyByHand.tsx';
import { Reveal } from '../../../view/html/Reveal.tsx';
import { CompareReport } from '../report/CompareReport.tsx';
import type { Side } from '../side.ts';
import type { CompareActions } from './actions.ts';
import { OfferView } from './OfferView.tsx';
import { SidePanel } from './SidePanel.tsx';
import { chosenSide, SIDE_KEYS, type CompareState } from './state.ts';
import { COMPARE_PAGE_WORDS } from './words.ts';

interface Props {
  state: CompareState;
  actions: CompareActions;
}

/** The dynamic part of the page. The build renders its initial state, and the browser takes over from there. */
export function ComparePage({ state, actions }: Props) {
  const [a, b] = [chosenSide(state.a), chosenSide(state.b)];
  return (
    <>
      <p class="unseen" role="status">
        {state.announcement}
      </p>
      <h1 tabIndex={-1}>
        {a && b ? (
          <>
            <bdi>{a.player.handle}</bdi> {COMPARE_PAGE_WORDS.comparedWith} <bdi>{b.player.handle}</bdi>
          </>
        ) : (
          COMPARE_PAGE_WORDS.start
        )}
      </h1>
      <div class="sides needs-script" data-md="skip">
        {SIDE_KEYS.map((key) => (
          <SidePanel key={key} side={key} state={state} actions={actions} />
        ))}
      </div>
      <Tools state={state} actions={actions} />
      {state.offer && <OfferView offer={state.offer} list={state.list} actions={actions} />}
      {a && b && (
        // A new pair needs a new report, without any state from the old report.
        <div class="comparison spoiler" key={`${keyOf(a)} ${keyOf(b)}`}>
          <Reveal what={COMPARE_PAGE_WORDS.reveal} />
          <CompareReport a={a} b={b} narrow={matchMedia('(width < 44rem)').matches} />
        </div>
      )}
    </>
  );
}

const keyOf = ({ game, player }: Side): string => `${game.replayId} ${player.slot}`;

function Tools({ state, actions }: Props) {
  const any = SIDE_KEYS.some((key) => state[key].status !== 'empty');
  if (!any) return null;
  return (
    <>
      <div class="tools" role="group" aria-label={COMPARE_PAGE_WORDS.tools}>
        <button type="button" onClick={() => actions.swap()}>
          {COMPARE_PAGE_WORDS.swap}
        </button>
        <button type="button" onClick={() => actions.copyLink()}>
          {COMPARE_PAGE_WORDS.copyLink}
        </button>
      </div>
      {state.copyByHand !== null && <CopyByHand what="link" rows={4} text={state.copyByHand} />}
    </>
  );
}
