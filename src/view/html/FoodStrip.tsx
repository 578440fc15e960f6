import { LEVELS, readStrip, SPANS } from '../../map/track/strip-code.ts';

/** Width of a bar with its gap, in units of the picture like all that follows. */
const STEP = 6;
/** Height of a level. */
const RISE = 3;
const HALF = LEVELS * RISE;

/**
 * The food that both sides brought to the fights of a listed game, the first above the line. All strips have the same
 * width, so that none reveals the length.
 */
export function FoodStrip({ strip }: { strip: string }) {
  const bars = readStrip(strip);
  const path = (side: 0 | 1, sign: 1 | -1) =>
    bars
      .map((levels, index) =>
        levels[side] ? `M${(index + 0.5) * STEP} ${HALF}v${sign * RISE * levels[side]}` : '',
      )
      .join('');
  return (
    <svg
      class="strip"
      viewBox={`0 0 ${SPANS * STEP} ${2 * HALF}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="a" d={path(0, -1)} />
      <path class="b" d={path(1, 1)} />
      <path class="line" d={`M0 ${HALF}H${SPANS * STEP}`} />
    </svg>
  );
}
