// What SERVICE_WORKER=false serves in place of the built service worker: it forgets what was kept of
// pages and pictures and takes itself away. Drafts and waiting listings stay.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(forget())
})
