import { Component } from 'preact';
import type { GameAnalysis } from '../../replay/analysis.ts';
import { GameReport } from '../../view/print/html/GameReport.tsx';

interface Props {
  game: GameAnalysis;
}

/** Rows of build orders in the first drawing, over all players. They are below every screen, and what is on it comes first. */
const FIRST_ROWS = 12;
/** Rows that are added in one go. */
const ROWS_AT_ONCE = 120;

/**
 * The report of a game as archived games have it. The build orders of a long game have thousands of rows; those
 * follow portion by portion, each when what was there before is on the screen, and the page answers in between.
 */
export class GrowingReport extends Component<Props, { rows: number }> {
  override state = { rows: FIRST_ROWS };
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount(): void {
    this.#grow();
  }

  override componentDidUpdate(): void {
    this.#grow();
  }

  override componentWillUnmount(): void {
    this.#wait();
  }

  override render({ game }: Props, { rows }: { rows: number }) {
    return (
      <div class="report" aria-busy={rows < rowsOf(game)}>
        <GameReport game={game} rows={rows} />
      </div>
    );
  }

  #grow(): void {
    if (this.state.rows >= rowsOf(this.props.game)) return;
    this.#wait();
    // A frame begins before it is painted, so the turn after that is the one to go on in.
    this.#frame = requestAnimationFrame(() => {
      this.#timer = setTimeout(() => this.setState(({ rows }) => ({ rows: rows + ROWS_AT_ONCE })));
    });
  }

  /** Takes back what was to be drawn next. */
  #wait(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }
}

/** Rows that a game needs, if all players had as many as the one with most. */
const rowsOf = ({ players }: GameAnalysis): number =>
  players.length * Math.max(0, ...players.map(({ build }) => build.length));
