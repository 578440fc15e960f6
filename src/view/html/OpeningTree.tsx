import { formatClock } from '../../game/clock.ts';
import { counted } from '../../game/counted.ts';
import type { TreeBranch } from '../hub/opening-branches.ts';
import { SHARES_FROM, winsText } from '../hub/win-cells.ts';
import { Glyph } from '../svg/glyphs/Glyph.tsx';
import { WinShareMark } from './charts/WinShareMark.tsx';

interface Props {
  branches: readonly TreeBranch[];
  /** Whether its branches are initially open. */
  open?: boolean;
}

/** Nested branches that readers can open. */
export const OpeningTree = ({ branches, open = false }: Props) => (
  <ul>
    {branches.map(({ step, name, glyph, games, medianSec, wins, branches: further, ends }) => (
      <li key={name}>
        <details open={open}>
          <summary>
            <span class="choice">
              {glyph && <Glyph name={glyph} />} {name}
              {!name.toLowerCase().includes(step.toLowerCase()) && (
                <span class="quiet"> ({step.toLowerCase()})</span>
              )}
            </span>
            <span class="number">
              {medianSec !== null && (
                <>
                  <span class="unseen">, median time </span>
                  {formatClock(medianSec * 1000)}
                </>
              )}
            </span>
            <span class="number">
              <span class="unseen">, </span>
              {counted(games, 'game')}
            </span>
            <span class="wins">
              <span class="unseen">, </span>
              <WinShareMark wins={wins && wins.decided >= SHARES_FROM ? wins : null} /> {winsText(wins)}
            </span>
          </summary>
          {ends ? <Ends ends={ends} /> : <OpeningTree branches={further} />}
        </details>
      </li>
    ))}
  </ul>
);

const Ends = ({ ends: { goesOn, games, more } }: { ends: NonNullable<TreeBranch['ends']> }) => (
  <>
    {goesOn && <p>{goesOn}</p>}
    <ul class="ends">
      {games.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>
            <bdi>{text}</bdi>
          </a>
        </li>
      ))}
    </ul>
    {more > 0 && <p class="quiet">And {counted(more, 'more game')}.</p>}
  </>
);
