/** A real folder of this machine that the drop page watches, and a game that saves replays into it. */
import { appendFile, copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DropPage } from './drop-page.ts';

/** Ways in which programs write a file. */
export type Manner = 'at once' | 'in pieces' | 'renamed' | 'new folder' | 'twice';

/** Pause between pieces, longer than the page's quiet time: the header tells that bytes are missing. */
const PIECE_MS = 700;
const PIECES = 3;

/** Writes a replay; resolves with the time at which its last byte was written, in ms since 1970. */
export async function saveReplay(
  folder: string,
  name: string,
  bytes: Uint8Array,
  manner: Manner,
): Promise<number> {
  const path = join(folder, manner === 'new folder' ? `${name} folder` : '', `${name}.w3g`);
  await mkdir(dirname(path), { recursive: true });
  if (manner === 'in pieces') {
    const size = Math.ceil(bytes.length / PIECES);
    for (let at = 0; at < bytes.length; at += size) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve, PIECE_MS));
      await appendFile(path, bytes.subarray(at, at + size));
    }
  } else if (manner === 'renamed') {
    await writeFile(`${path}.tmp`, bytes);
    await rename(`${path}.tmp`, path);
  } else await writeFile(path, bytes);
  const written = Date.now();
  if (manner === 'twice') await copyFile(path, join(folder, 'LastReplay.w3g'));
  return written;
}

/**
 * Gives the page a folder of this machine and presses the button to watch it. A headless browser has no picker, so a
 * dropped folder stands for what a visitor would choose; the handle is real. Call it before `watch`.
 */
export async function giveFolder({ page }: DropPage, folder: string): Promise<void> {
  await page.evaluate(() => {
    const target = globalThis as unknown as { given?: Promise<unknown>; showDirectoryPicker: () => unknown };
    target.showDirectoryPicker = () => target.given;
    const take = (event: DragEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const item = event.dataTransfer!.items[0] as unknown as { getAsFileSystemHandle(): Promise<unknown> };
      target.given = item.getAsFileSystemHandle();
      document.documentElement.dataset['given'] = '';
    };
    // On the document in the capture phase: before the page's own listener.
    document.addEventListener('drop', take, { capture: true, once: true });
  });
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  await page.locator('html[data-given]').waitFor();
  await page.evaluate(() => document.documentElement.removeAttribute('data-dragging'));
  await session.detach();
}
