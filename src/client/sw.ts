import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/** Put in by the build (scripts/vite/service-worker.ts). */
declare const __SHELL__: { url: string; revision: string | null }[]
declare const __OWN__: string[]
declare const __LATER__: string[]

/** What the page asks for (`core/offline/start-worker.ts`). */
type Query = 'take-over' | { keep: string[]; isLoggedIn: boolean; isAtLeisure: boolean }

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Worker {
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: Waiting & { data: Query }) => void): void
}
const worker = self as unknown as Worker

/** A page that takes longer than this comes from the device, and asks for its data itself. */
const patienceMs = 4000
/** A proxy's word for a server that is away. */
const awayStatuses = [502, 503, 504]
const day = 86_400

precacheAndRoute(__SHELL__, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
// The first visit's page is served by its worker at once; a newer worker waits for its turn.
clientsClaim()

/** This build's files, and room for those of open pages of the one before. */
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
// Nothing else of the API is ever kept: its answers may be a person's own, as messages' pictures are.
const isPicture = (path: string) =>
  /^\/(uploads\/(?!private-)|api\/reference\/pictures\/)/.test(path)

registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), pictures)

const shell = () => matchPrecache('/index.html')

/**
 * The server's page, in the reader's language and as it is now; without a line, or with one that
 * gives nothing, the plain shell, which reads in any language. Rendered pages are never kept.
 */
async function openPage({ request }: { request: Request }): Promise<Response> {
  const fromServer = fetch(request)
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  try {
    const response = await Promise.race([fromServer, patience])
    if (response && !awayStatuses.includes(response.status)) return response
    return (await shell()) ?? (await fromServer)
  } catch (error) {
    const kept = await shell()
    if (kept) return kept
    throw error
  }
}
registerRoute(
  new NavigationRoute(openPage, {
    // What is no page of the app: data, files, and the documentation of the API.
    denylist: [/^\/(api|trpc|uploads|assets|healthz|readyz|metrics)(\/|\?|$)/, /^[^?]*\.\w+(\?|$)/],
  }),
)

/** Fetches what is missing, one after the other: the person's own requests go first. */
async function keep(urls: readonly string[], event: Waiting): Promise<void> {
  for (const url of urls) {
    const { pathname } = new URL(url, self.location.origin)
    if (await matchPrecache(pathname)) continue
    const request = new Request(url)
    if (isAsset(pathname)) await assets.handle({ event, request })
    else if (isPicture(pathname)) await pictures.handle({ event, request })
  }
}

worker.addEventListener('message', (event) => {
  const { data: query } = event
  if (query === 'take-over') event.waitUntil(worker.skipWaiting())
  else {
    const own = query.isLoggedIn ? __OWN__ : []
    const later = query.isAtLeisure ? __LATER__ : []
    event.waitUntil(keep([...query.keep, ...own, ...later], event))
  }
})
