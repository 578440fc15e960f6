import type { Kind } from '../../svg/kinds.ts';
import { isHollow, shapeAt, type MarkShape } from '../../svg/shapes.ts';

/** The mark of a kind next to its name, for legends. */
export const Mark = ({ kind }: { kind: Kind | MarkShape }) => {
  const shape = kind === 'tech' ? 'completed' : kind;
  return (
    <svg class="legend" width={13} height={13} aria-hidden="true">
      <path class={isHollow(shape) ? 'hollow' : undefined} d={shapeAt(shape, 6, 7)} />
    </svg>
  );
};
