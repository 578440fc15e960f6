/**
 * The service worker of the drop page and the compare page. It stores their files and serves them when the device is
 * offline. It never sees replays, because these are not requested from a server. Each page has its own registration,
 * because a shared one would run on every page of the site. Both share one copy of the files.
 */
import { CACHE_PREFIX } from './scope.ts';

/** Inserted by the build: a hash of the files to store, and their addresses. */
declare const VERSION: string;
declare const FILES: readonly string[];

/** Events that the type definitions for pages don't have. */
interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LifetimeEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
declare const clients: { claim(): Promise<void> };
declare const registration: { scope: string };

const CACHE = CACHE_PREFIX + VERSION;

addEventListener('install', (event) => (event as LifetimeEvent).waitUntil(store()));

addEventListener('activate', (event) => {
  (event as LifetimeEvent).waitUntil(removeOld().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event as RequestEvent;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const answer = (response: Promise<Response>) => (event as RequestEvent).respondWith(response);
  const opens = request.mode === 'navigate';
  if (opens && FILES.includes(`${pathname}/`))
    return answer(fetch(request).catch(() => Response.redirect(`${pathname}/${search}`)));
  // Pages come from the network if possible, so that visitors get the newest version. Their parts come from the copy,
  // because they have a hash in their name or belong to this version.
  if (FILES.includes(pathname)) answer(opens ? newest(request) : fromCacheOrNetwork(request));
});

/** Stores the files that the other registration hasn't stored, and marks the copy as used by this registration. */
async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  const stored = pathsOf(await cache.keys());
  const missing = FILES.filter((file) => !stored.includes(file));
  await cache.addAll(missing.map((file) => new Request(file, { cache: 'reload' })));
  await cache.put(markOfThis(), new Response());
}

/** Deletes copies of other versions, unless the other registration still uses them. */
async function removeOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  for (const name of names) {
    const cache = await caches.open(name);
    await cache.delete(markOfThis());
    if (!pathsOf(await cache.keys()).some((path) => path.startsWith(USED_BY))) await caches.delete(name);
  }
}

/** Beginning of the address of an entry that marks a copy as used; the registration's scope follows. */
const USED_BY = '/used-by';
const markOfThis = (): string => USED_BY + new URL(registration.scope).pathname;

const pathsOf = (requests: readonly Request[]): string[] => requests.map(({ url }) => new URL(url).pathname);

async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    // Without a connection, the copy must do.
    return (await find(request)) ?? Response.error();
  }
}

const fromCacheOrNetwork = async (request: Request): Promise<Response> =>
  (await find(request)) ?? fetch(request);

const find = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(request, { ignoreSearch: true, ignoreVary: true });
