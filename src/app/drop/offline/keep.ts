import { CACHE_PREFIX, SCOPE, SERVICE_WORKER } from './scope.ts';

/** Stores a copy of the drop page on the device, so that it works offline from now on. */
export async function keepOffline(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(SERVICE_WORKER, { scope: SCOPE });
  } catch {
    // Private windows and some settings forbid it. The page then works, but not offline.
  }
}

/** Whether there is a copy on this device. */
export async function isKept(): Promise<boolean> {
  return (await copies()).length > 0 || (await registrations()).length > 0;
}

/** Removes the copy and its service worker. */
export async function removeCopy(): Promise<void> {
  await Promise.all((await registrations()).map((registration) => registration.unregister()));
  await Promise.all((await copies()).map((name) => caches.delete(name)));
}

const copies = async (): Promise<string[]> =>
  'caches' in globalThis ? (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX)) : [];

const registrations = async (): Promise<readonly ServiceWorkerRegistration[]> => {
  const registered = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  return registered.filter(({ scope }) => new URL(scope).pathname === SCOPE);
};
