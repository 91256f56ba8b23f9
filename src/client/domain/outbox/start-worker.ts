import { logFailure } from '#client/platform/network/log.ts'
import { isFastConnection } from '#client/platform/network/network-status.ts'
import { readToken } from '#client/platform/session/session.ts'
import { showNewVersionToast } from './new-version-toast.tsx'

/** Milliseconds between checks for a new version, for an app that stays open for days. */
const updateCheckMs = 6 * 3_600_000

/** Announces a waiting version, if this page runs an older one. */
function announceWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (waiting && navigator.serviceWorker.controller) showNewVersionToast()
}

/** The addresses of the style sheets that came within the server's page, which the cached shell links instead. */
const stylesInPage = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(
    ({ href }) => href,
  )

/** The addresses that this page fetched before the worker could cache them, and what it would fetch without the server. */
const fetchedUrls = () =>
  [...performance.getEntriesByType('resource').map(({ name }) => name), ...stylesInPage()].filter(
    (url) => url.startsWith(`${window.location.origin}/`),
  )

/**
 * Registers the service worker of a built app. A new one waits until the old version's last tab is
 * closed, or until the user reloads by the toast. Without a connection it is registered when there is one.
 */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  registerWorker().catch((error: unknown) => {
    logFailure('The service worker was not registered.', error)
    window.addEventListener('online', startWorker, { once: true })
  })
}

/** Rejects when a worker could not be installed, as without all of its files. */
const installFailure = (worker: ServiceWorker | null) =>
  new Promise<never>((_, reject) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('The worker was not installed.'))
    })
  })

/** @throws when there is no worker afterwards. */
async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  announceWaiting(registration)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => announceWaiting(registration))
  })
  const { active } = await Promise.race([
    navigator.serviceWorker.ready,
    installFailure(registration.active ? null : registration.installing),
  ])
  const storeFiles = () =>
    active?.postMessage({
      keep: fetchedUrls(),
      isLoggedIn: readToken() !== null,
      isFastConnection: isFastConnection(),
    })
  storeFiles()
  // A connection that broke off may have left some of them out.
  window.addEventListener('online', storeFiles)
  const checkForUpdate = () => {
    registration
      .update()
      .catch((error: unknown) => logFailure('The check for a new version failed.', error))
  }
  setInterval(checkForUpdate, updateCheckMs)
}
