// Retires the service worker that had its program here. The drop page registers /offline.js in its place.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
