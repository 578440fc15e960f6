import { Component, type ComponentChildren } from 'preact';
import type { GameAnalysis } from '../../../replay/analysis.ts';

interface Props {
  game: GameAnalysis;
  children: ComponentChildren;
}

/** Parts of a report that are drawn once for a game: not again while its tables grow. */
export class Steady extends Component<Props> {
  override shouldComponentUpdate({ game }: Props): boolean {
    return game !== this.props.game;
  }

  override render({ children }: Props) {
    return children;
  }
}
