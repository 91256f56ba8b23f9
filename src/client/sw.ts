import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { logFailure } from '#client/platform/network/log.ts'

/** Set by the build (scripts/vite/service-worker.ts). */
declare const __SHELL__: { url: string; revision: string | null }[]
declare const __OWN__: string[]
declare const __LATER__: string[]

/** A message of the page (`domain/outbox/start-worker.ts`); `keep` lists addresses to cache. */
type PageMessage = 'take-over' | { keep: string[]; isLoggedIn: boolean; isFastConnection: boolean }

interface WaitableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Worker {
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'message',
    listener: (event: WaitableEvent & { data: PageMessage }) => void,
  ): void
}
const worker = self as unknown as Worker

/** Milliseconds after which a page is served from the cache and loads its data itself. */
const patienceMs = 4000
/** A proxy's statuses while the server is not running. */
const proxyFailures = [502, 503, 504]
const day = 86_400

precacheAndRoute(__SHELL__, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
// The first worker serves the open page immediately; a newer worker waits until the old one is unused.
clientsClaim()

/** This build's files, and those of the last build that open pages still use. */
const mostAssets = __LATER__.length + 150

const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    new ExpirationPlugin({
      maxEntries: mostAssets,
      maxAgeSeconds: 60 * day,
      purgeOnQuotaError: true,
    }),
  ],
})
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  ],
})
const isAsset = (path: string) => path.startsWith('/assets/')
// Nothing else of the API is cached: answers and pictures in messages may be private.
const isPicture = (path: string) =>
  /^\/(uploads\/(?!private-)|api\/reference\/pictures\/)/.test(path)

registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), pictures)

const shell = () => matchPrecache('/index.html')

/**
 * The server's page; without a connection, or with one that is too slow, the cached shell without
 * content, which fits every language and page. Rendered pages are never cached.
 */
async function openPage({ request }: { request: Request }): Promise<Response> {
  const fromServer = fetch(request)
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  try {
    const response = await Promise.race([fromServer, patience])
    if (response && !proxyFailures.includes(response.status)) return response
    return (await shell()) ?? (await fromServer)
  } catch (error) {
    const cached = await shell()
    if (cached) return cached
    throw error
  }
}
registerRoute(
  new NavigationRoute(openPage, {
    // Addresses that are not pages of the app: data, files and the API's documentation.
    denylist: [/^\/(api|trpc|uploads|assets|healthz|readyz|metrics)(\/|\?|$)/, /^[^?]*\.\w+(\?|$)/],
  }),
)

/** Caches what is missing, one request at a time, so that the page's own requests are not delayed. */
async function cacheMissing(urls: readonly string[], event: WaitableEvent): Promise<void> {
  for (const url of urls) {
    const { pathname } = new URL(url, self.location.origin)
    if (await matchPrecache(pathname)) continue
    const request = new Request(url)
    try {
      if (isAsset(pathname)) await assets.handle({ event, request })
      else if (isPicture(pathname)) await pictures.handle({ event, request })
    } catch (error) {
      // One file less must not keep the others away; the page asks for it again.
      logFailure('A file was not stored on this device.', error)
    }
  }
}

worker.addEventListener('message', (event) => {
  const { data: message } = event
  if (message === 'take-over') event.waitUntil(worker.skipWaiting())
  else {
    const own = message.isLoggedIn ? __OWN__ : []
    const later = message.isFastConnection ? __LATER__ : []
    event.waitUntil(cacheMissing([...message.keep, ...own, ...later], event))
  }
})
