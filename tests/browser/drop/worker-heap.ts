import type { CDPSession } from '@playwright/test';

/** Bytes of a heap after garbage collection: its objects, and external buffers. */
export interface Heap {
  objects: number;
  buffers: number;
}

type Send = (method: string) => Promise<unknown>;

async function measure(send: Send): Promise<Heap> {
  await send('HeapProfiler.collectGarbage');
  const usage = (await send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number };
  return { objects: usage.usedSize, buffers: usage.backingStorageSize ?? 0 };
}

/** The heap of the session's page. */
export const pageHeap = (session: CDPSession): Promise<Heap> =>
  measure((method) => session.send(method as 'Runtime.getHeapUsage'));

/** Attaches to the page's worker; returns a function that measures its heap. */
export async function attachToWorker(session: CDPSession): Promise<() => Promise<Heap>> {
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId);
    });
  });
  // Sessions of this kind pass messages as text; Playwright reserves the newer kind.
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attached;
  let lastId = 0;
  const send: Send = (method) => {
    const id = ++lastId;
    const answer = new Promise<unknown>((resolve, reject) => {
      const hear = (event: { sessionId: string; message: string }) => {
        const message = JSON.parse(event.message) as { id?: number; result?: unknown; error?: object };
        if (event.sessionId !== sessionId || message.id !== id) return;
        session.off('Target.receivedMessageFromTarget', hear);
        if (message.error) reject(new Error(JSON.stringify(message.error)));
        else resolve(message.result);
      };
      session.on('Target.receivedMessageFromTarget', hear);
    });
    return session
      .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
      .then(() => answer);
  };
  return () => measure(send);
}
