import { Component } from 'preact';
import type { GameAnalysis } from '../../replay/analysis.ts';
import { GameReport } from '../../report/GameReport.tsx';

interface Props {
  game: GameAnalysis;
}

/** Rows of build orders drawn in one go, over all players: the others wait for the next turn. */
const ROWS_AT_ONCE = 120;

/**
 * The report of a game as archived games have it. The build orders of a long game have thousands of rows; those
 * follow portion by portion, and the page answers in between.
 */
export class GrowingReport extends Component<Props, { rows: number }> {
  override state = { rows: ROWS_AT_ONCE };
  #timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount(): void {
    this.#grow();
  }

  override componentDidUpdate(): void {
    this.#grow();
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
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
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.setState(({ rows }) => ({ rows: rows + ROWS_AT_ONCE })));
  }
}

/** Rows that a game needs, if all players had as many as the one with most. */
const rowsOf = ({ players }: GameAnalysis): number =>
  players.length * Math.max(...players.map(({ build }) => build.length));
