import { CACHE_PREFIX, SCOPES, SERVICE_WORKER } from './scope.ts';

/** Stores a copy of the drop page and the compare page on the device, so that they work offline from now on. */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    for (const scope of SCOPES) {
      const registration = await serviceWorker.register(SERVICE_WORKER, { scope });
      // Browsers only look for a new version when a page of the scope opens.
      if (navigator.onLine) await registration.update();
      // One after the other, so that the second finds the files of the first.
      await installed(registration.installing);
    }
  } catch {
    // Private windows and some settings forbid storing a copy. The page then works, but not offline.
  }
}

/** Resolves when a worker has stored its files, or failed. */
const installed = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (worker?.state !== 'installing') return resolve();
    worker.addEventListener('statechange', () => resolve(), { once: true });
  });

/** Whether there is a copy of the page on this device. */
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

/** Registrations of this program, and of an earlier one with a slash at the end of its scope. */
const registrations = async (): Promise<readonly ServiceWorkerRegistration[]> => {
  const registered = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  return registered.filter(({ scope }) => SCOPES.includes(new URL(scope).pathname.replace(/(?<=.)\/$/, '')));
};
