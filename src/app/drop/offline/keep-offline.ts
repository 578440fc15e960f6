import { CACHE_PREFIX, SCOPES, SERVICE_WORKER } from './scope.ts';

/** Stores a copy of the drop page and the compare page on the device, so that both work offline. */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    for (const scope of SCOPES) {
      const registration = await serviceWorker.register(SERVICE_WORKER, { scope });
      // Browsers look for a new version only when a page in the scope opens.
      if (navigator.onLine) await registration.update();
      // One after the other, so that the second registration finds the files that the first has stored.
      await whenInstalled(registration.installing);
    }
  } catch {
    // Private windows and some settings forbid storing a copy. The page still works, but not offline.
  }
}

/** Resolves when a service worker has stored its files or failed. */
const whenInstalled = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (worker?.state !== 'installing') return resolve();
    worker.addEventListener('statechange', () => resolve(), { once: true });
  });

/** Whether the device has a copy of the pages. */
export async function isKept(): Promise<boolean> {
  return (await copies()).length > 0 || (await registrations()).length > 0;
}

/** Removes the copy and its service workers. */
export async function removeCopy(): Promise<void> {
  await Promise.all((await registrations()).map((registration) => registration.unregister()));
  await Promise.all((await copies()).map((name) => caches.delete(name)));
}

const copies = async (): Promise<string[]> =>
  'caches' in globalThis ? (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX)) : [];

/** Registrations of this program, including former ones with a slash at the end of their scope. */
const registrations = async (): Promise<readonly ServiceWorkerRegistration[]> => {
  const registered = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  return registered.filter(({ scope }) => SCOPES.includes(new URL(scope).pathname.replace(/(?<=.)\/$/, '')));
};
