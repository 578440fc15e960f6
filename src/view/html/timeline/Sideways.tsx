import { isLong, type Axis } from '../../svg/axis.ts';

/** Says where a drawing is wider than the screen; the style sheet shows it where that is so. */
export const Sideways = ({ axis }: { axis: Axis }) => (
  <p class={isLong(axis) ? 'quiet sideways long' : 'quiet sideways'}>
    The drawing is wider than the screen: it can be moved sideways.
  </p>
);
