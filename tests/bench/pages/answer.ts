import { timePasses, type Part, type Times } from '../time.ts';
import type { Request } from './measure.ts';

/** Makes a worker time the requested parts. Results stay in the worker, so that all answers are equally small. */
export function answer(parts: Readonly<Record<string, Part>>): void {
  addEventListener('message', async ({ data }: MessageEvent<Request>) => {
    const asked = Object.fromEntries(data.parts.map((name) => [name, parts[name]!]));
    const files = data.files.map((file) => new Uint8Array(file));
    postMessage((await timePasses(files, asked, data.passes)) satisfies Times);
  });
}
