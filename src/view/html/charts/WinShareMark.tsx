import type { WinShare } from '../../../archive/count/win-share.ts';

/** A share of wins on a line from none to all: the dot is the share, the bar where it lies with 95 % confidence. */
export const WinShareMark = ({ wins }: { wins: WinShare | null }) => (
  <svg class="win-share" viewBox="0 0 100 12" width="100" height="12" aria-hidden="true">
    <path class="grid" d="M0 6h100M50 1v10" />
    {wins && (
      <>
        <path class="reach" d={`M${wins.from} 6H${wins.to}`} />
        <circle cx={wins.percent} cy="6" r="3.5" />
      </>
    )}
  </svg>
);
