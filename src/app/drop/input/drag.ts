import { carriesFiles, fromTransfer } from './transfer.ts';
import type { Picks } from './picked.ts';

/**
 * Moving between elements looks like leaving the page, so the drag has left only if nothing happens for this many ms.
 */
const LEAVE_MS = 50;

interface Options {
  /** Called when files are dragged over the page. */
  near: () => void;
  give: (picks: Promise<Picks>) => void;
  /** Takes dropped or pasted text, and returns whether it was a link for this page. */
  read?: (text: string) => boolean;
}

/**
 * Accepts files that are dragged or pasted anywhere on the page. During a drag, the root element has the attribute
 * `data-dragging` for styling.
 */
export function acceptFiles({ near, give, read }: Options): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const dragging = (on: boolean) => {
    clearTimeout(leaving);
    document.documentElement.toggleAttribute('data-dragging', on);
  };
  addEventListener('dragenter', (event) => {
    if (carriesFiles(event.dataTransfer)) near();
  });
  addEventListener('dragover', (event) => {
    const files = carriesFiles(event.dataTransfer);
    if (!files && !(read && carriesText(event))) return;
    // Without this, the browser would leave the page and open the file or link.
    event.preventDefault();
    if (!files) return;
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    dragging(true);
  });
  addEventListener('dragleave', () => {
    clearTimeout(leaving);
    leaving = setTimeout(() => dragging(false), LEAVE_MS);
  });
  addEventListener('drop', (event) => {
    if (!event.dataTransfer) return;
    if (carriesFiles(event.dataTransfer)) {
      event.preventDefault();
      dragging(false);
      give(fromTransfer(event.dataTransfer));
    } else if (carriesText(event) && read?.(event.dataTransfer.getData('text'))) event.preventDefault();
  });
  addEventListener('paste', (event) => {
    const { clipboardData } = event;
    if (!clipboardData) return;
    if (carriesFiles(clipboardData)) give(fromTransfer(clipboardData));
    else if (!isField(event.target)) read?.(clipboardData.getData('text'));
  });
}

const FIELDS = 'input, textarea, select';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** Whether text is dragged over the page, outside its fields. */
const carriesText = ({ dataTransfer, target }: DragEvent): boolean =>
  !isField(target) && (dataTransfer?.types.some((type) => type.startsWith('text/')) ?? false);
