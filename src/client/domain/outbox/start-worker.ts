import { logFailure } from '#client/platform/network/log.ts'
import { readToken } from '#client/platform/session/session.ts'
import { showNewVersionToast } from './new-version-toast.tsx'

/** An app that is left open for days still hears of a new version. */
const lookMs = 6 * 3_600_000

/** Tells of a version that waits, if this page runs an older one. */
function tellOfWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (waiting && navigator.serviceWorker.controller) showNewVersionToast(waiting)
}

/** What this page fetched before there was a worker to keep it. */
const fetchedHere = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${window.location.origin}/`))

/** Whether the line is good and nobody pays dearly for it: a phone that does not say is trusted. */
function isAtLeisure(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '')
}

/**
 * Registers the service worker of a built app. A new one waits until the old version's last tab is
 * closed, or until somebody asks for it.
 */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  tellOfWaiting(registration)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => tellOfWaiting(registration))
  })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({
    keep: fetchedHere(),
    isLoggedIn: readToken() !== null,
    isAtLeisure: isAtLeisure(),
  })
  const look = () => {
    registration.update().catch((error: unknown) => logFailure('No look for a new version.', error))
  }
  setInterval(look, lookMs)
}
