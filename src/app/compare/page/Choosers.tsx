import { RaceMark } from '../../../view/html/RaceMark.tsx';
import type { CompareActions } from './actions.ts';
import { SidePanel } from './SidePanel.tsx';
import { chosenSide, sideLetter, SIDE_KEYS, type CompareState } from './state.ts';
import { COMPARE_PAGE_WORDS } from './words.ts';

interface Props {
  state: CompareState;
  actions: CompareActions;
  /** Whether the choice is collapsed to make room for the comparison; visitors can open it again. */
  folded: boolean;
}

/**
 * The choice of both sides. If collapsed, it shows only the two players' names, so that the comparison begins on the
 * first screen.
 */
export const Choosers = ({ state, actions, folded }: Props) => (
  <details class="choosers fold needs-script" data-md="skip" open={!folded}>
    <summary hidden={!folded}>
      {COMPARE_PAGE_WORDS.change}
      <span class="note">
        {SIDE_KEYS.map((key) => (
          <Chosen key={key} letter={sideLetter(key)} side={chosenSide(state[key])} />
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

const Chosen = ({ letter, side }: { letter: string; side: ReturnType<typeof chosenSide> }) =>
  side && (
    <span>
      {letter}: <bdi>{side.player.handle}</bdi>{' '}
      <RaceMark race={side.player.race} random={side.player.random} />{' '}
    </span>
  );
