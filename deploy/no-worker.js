// The service worker to put in place of the built one when that one harms (docs/operations.md): it
// forgets what was kept of pages and pictures and takes itself away. Drafts and waiting listings stay.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(forget())
})
