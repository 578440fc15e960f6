/**
 * The service worker of the drop page: stores the page's files and serves them when offline. It knows nothing about
 * replays, which never become requests.
 */
import { CACHE_PREFIX } from './scope.ts';

/** Inserted by the build: a hash over the stored files, and their addresses. */
declare const VERSION: string;
declare const FILES: readonly string[];

/** The page's type definitions lack these events. */
interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LifetimeEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
declare const clients: { claim(): Promise<void> };

const CACHE = CACHE_PREFIX + VERSION;

addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  (event as LifetimeEvent).waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

addEventListener('activate', (event) => {
  (event as LifetimeEvent).waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await clients.claim();
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event as RequestEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !FILES.includes(pathname)) return;
  // The page itself comes from the network if possible, so that nobody keeps an old one. All its parts have a hash in
  // their name or belong to this version.
  (event as RequestEvent).respondWith(request.mode === 'navigate' ? newest(request) : kept(request));
});

async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await find(request)) ?? Response.error();
  }
}

const kept = async (request: Request): Promise<Response> => (await find(request)) ?? fetch(request);

const find = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(request, { ignoreSearch: true, ignoreVary: true });
