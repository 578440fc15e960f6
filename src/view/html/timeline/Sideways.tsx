import { isLong, type Axis } from '../../svg/axis.ts';
import { HTML_WORDS } from '../words.ts';

/** A note that a drawing scrolls sideways; the style sheet shows it only if the drawing does. */
export const Sideways = ({ axis }: { axis: Axis }) => (
  <p class={isLong(axis) ? 'quiet sideways long' : 'quiet sideways'}>{HTML_WORDS.sideways}</p>
);
