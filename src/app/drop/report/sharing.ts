/** Shares a moment of a dropped game. Loaded only on demand. */
import { openShare } from '../../share/share.ts';
import { linkToSecond } from '../link/link.ts';
import { askOnce } from '../worker/ask-once.ts';
import type { ToRead } from '../worker/replay-reader.ts';
import { MOVES_NOT_READ } from './playing.ts';

/** A dropped game: its file, and the game as text for a link, which is null while it is packed. */
export interface Shared {
  file: ToRead;
  packed: () => string | null;
  /** The packed remarks of the link. */
  remarks: () => string;
}

/** Opens the window for a share button of a report. */
export async function shareMoment(
  report: Element,
  button: HTMLButtonElement,
  { file, packed, remarks }: Shared,
): Promise<void> {
  const root = report.querySelector<HTMLElement>('[data-playback]');
  if (!root) return;
  const status = root.querySelector<HTMLOutputElement>('.play-bar output')!;
  const load = async () => (await askOnce(file, 'moves', MOVES_NOT_READ)).track;
  const link = (ms: number) => Promise.resolve(linkToSecond(packed(), ms, remarks()));
  try {
    await openShare({ root, load, link }, button);
  } catch (error) {
    status.value = error instanceof Error ? error.message : String(error);
  }
}
