import { Reveal } from '../../../view/html/Reveal.tsx';
import { olderSentence } from '../../../view/older-decoder.ts';
import { SideMark } from '../../../view/html/SideMark.tsx';
import { RaceMark } from '../../../view/html/RaceMark.tsx';
import { CopyByHand } from '../../shell/island/CopyByHand.tsx';
import { CompareReport } from '../report/CompareReport.tsx';
import type { Side } from '../side.ts';
import { type CompareActions, sideOfChoice, type CompareState, SIDE_KEYS, sideLetter } from './state.ts';
import { OfferView } from './OfferView.tsx';
import { COMPARE_PAGE_WORDS } from './words.ts';
import { SidePanel } from './SidePanel.tsx';

interface Props {
  state: CompareState;
  actions: CompareActions;
}

/** The dynamic part of the page. The build renders its initial state, and the browser takes over from there. */
export function ComparePage({ state, actions }: Props) {
  const [a, b] = [sideOfChoice(state.a), sideOfChoice(state.b)];
  const narrow = a !== null && b !== null && matchMedia('(width < 44rem)').matches;
  const missing = missingIn(state);
  return (
    <>
      <p class="unseen" role="status">
        {state.announcement}
      </p>
      <h1 tabIndex={-1}>
        {a && b ? (
          <>
            <bdi>{a.player.handle}</bdi> compared with <bdi>{b.player.handle}</bdi>
          </>
        ) : (
          COMPARE_PAGE_WORDS.start
        )}
      </h1>
      <Choosers state={state} actions={actions} folded={narrow && !hasCaveat(state)} />
      {missing.length > 0 && <p class="needs-script">{COMPARE_PAGE_WORDS.wants(missing)}</p>}
      <Tools state={state} actions={actions} />
      {state.offer && (
        <OfferView
          offer={state.offer}
          side={sideOfChoice(state[state.offer.of])}
          list={state.list}
          actions={actions}
        />
      )}
      {a && b && (
        // A new pair needs a new report, which keeps no state of the old one.
        <div class="comparison spoiler" key={`${keyOf(a)} ${keyOf(b)}`}>
          <Reveal what={COMPARE_PAGE_WORDS.reveal} />
          <CompareReport a={a} b={b} narrow={narrow} racing={state.racing} />
        </div>
      )}
    </>
  );
}

/** What visitors still have to choose; nothing while a game loads. */
function missingIn(state: CompareState): string[] {
  const all = SIDE_KEYS.map((key) => state[key]);
  if (all.some(({ status }) => status === 'loading' || status === 'reading')) return [];
  return SIDE_KEYS.filter((key) => !sideOfChoice(state[key])).map(
    (key) => `${state[key].status === 'ready' ? 'a player' : 'a game'} for ${sideLetter(key)}`,
  );
}

const keyOf = ({ game, player }: Side): string => `${game.replayId} ${player.slot}`;

/** Whether a side has a caveat that visitors must see: an old decoder, or only the beginning of a game. */
const hasCaveat = (state: CompareState): boolean =>
  SIDE_KEYS.some((key) => {
    const chosen = state[key];
    return chosen.status === 'ready' && (chosen.firstMs != null || olderSentence(chosen.decoder) !== '');
  });

function Tools({ state, actions }: Props) {
  const any = SIDE_KEYS.some((key) => state[key].status !== 'empty');
  if (!any) return null;
  return (
    <>
      <div class="tools" role="group" aria-label="This comparison">
        <button type="button" onClick={() => actions.swap()}>
          {COMPARE_PAGE_WORDS.swap}
        </button>
        <button type="button" onClick={() => actions.copyLink()}>
          Copy the link
        </button>
      </div>
      {state.copyByHand !== null && <CopyByHand what="link" rows={4} text={state.copyByHand} />}
    </>
  );
}

interface ChoosersProps {
  state: CompareState;
  actions: CompareActions;
  /** Whether the choice is collapsed to make room for the comparison; visitors can open it again. */
  folded: boolean;
}

/**
 * The choice of both sides. If collapsed, it shows only the two players' names, so that the comparison begins on the
 * first screen.
 */
const Choosers = ({ state, actions, folded }: ChoosersProps) => (
  <details class="choosers fold needs-script" data-md="skip" open={!folded}>
    <summary hidden={!folded}>
      Change games or players
      <span class="note">
        {SIDE_KEYS.map((key) => (
          <Chosen key={key} letter={sideLetter(key)} side={sideOfChoice(state[key])} />
        ))}
      </span>
    </summary>
    <div class="sides">
      {SIDE_KEYS.map((key) => (
        <SidePanel key={key} side={key} state={state} actions={actions} />
      ))}
    </div>
  </details>
);

const Chosen = ({ letter, side }: { letter: string; side: ReturnType<typeof sideOfChoice> }) =>
  side && (
    <span class={`of-side side-${letter === 'A' ? 0 : 1}`}>
      <SideMark side={letter === 'A' ? 0 : 1} /> {letter}: <bdi>{side.player.handle}</bdi>{' '}
      <RaceMark race={side.player.race} random={side.player.random} />{' '}
    </span>
  );
