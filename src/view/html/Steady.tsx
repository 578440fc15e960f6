import { Component, type ComponentChildren } from 'preact';

interface Props {
  /** Inputs of the children: equal objects mean an equal drawing. The length must not change. */
  of: readonly unknown[];
  children: () => ComponentChildren;
}

/** Draws its children once, and again only if their inputs change. */
export class Steady extends Component<Props> {
  override shouldComponentUpdate({ of }: Props): boolean {
    return of.some((value, index) => value !== this.props.of[index]);
  }

  override render(): ComponentChildren {
    return this.props.children();
  }
}
