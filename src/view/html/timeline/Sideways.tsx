import { isLong, type Axis } from '../../svg/axis.ts';

/** Says that a drawing scrolls sideways; the style sheet shows it if that is the case. */
export const Sideways = ({ axis }: { axis: Axis }) => (
  <p class={isLong(axis) ? 'quiet sideways long' : 'quiet sideways'}>
    This chart is wider than the screen. Scroll it sideways.
  </p>
);
