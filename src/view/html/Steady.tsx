import { Component, type ComponentChildren } from 'preact';

interface Props {
  /** What is drawn: the same objects look the same. Always as many of them. */
  of: readonly unknown[];
  children: () => ComponentChildren;
}

/** What is drawn once for what it shows, and not again while something else around it changes. */
export class Steady extends Component<Props> {
  override shouldComponentUpdate({ of }: Props): boolean {
    return of.some((value, index) => value !== this.props.of[index]);
  }

  override render(): ComponentChildren {
    return this.props.children();
  }
}
