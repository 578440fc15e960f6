import type { WinShare } from '../../../archive/count/win-share.ts';

/** A win share on a line from 0 to 100 %: the dot is the share, the bar its 95 % interval. */
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
