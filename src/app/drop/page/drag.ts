import { carriesFiles, fromTransfer } from '../input/transfer.ts';
import type { Picks } from '../input/picked.ts';

/** Leaving one element for another one looks like leaving the page; it is only believed after this time. */
const LEAVE_MS = 50;

interface Options {
  /** A drag with files came over the page. */
  near: () => void;
  give: (picks: Promise<Picks>) => void;
}

/** Makes the whole page a target for files that are dragged or pasted; `data-dragging` on the root styles it. */
export function acceptFiles({ near, give }: Options): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const dragging = (on: boolean) => {
    clearTimeout(leaving);
    document.documentElement.toggleAttribute('data-dragging', on);
  };
  addEventListener('dragenter', (event) => {
    if (carriesFiles(event.dataTransfer)) near();
  });
  addEventListener('dragover', (event) => {
    if (!carriesFiles(event.dataTransfer)) return;
    // Otherwise the browser would open the file in place of this page.
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    dragging(true);
  });
  addEventListener('dragleave', () => {
    clearTimeout(leaving);
    leaving = setTimeout(() => dragging(false), LEAVE_MS);
  });
  addEventListener('drop', (event) => {
    if (!event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    dragging(false);
    give(fromTransfer(event.dataTransfer));
  });
  addEventListener('paste', ({ clipboardData }) => {
    if (clipboardData && carriesFiles(clipboardData)) give(fromTransfer(clipboardData));
  });
}
