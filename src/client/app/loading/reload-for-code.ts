const reloadKey = 'reloaded-for-chunk'
const reloadPauseMs = 60_000

/** Whether the server answers; the browser may believe that there is a connection when there is none. */
const isServerThere = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Loads the page again because some of its code did not arrive, if the server answers: else the browser's own error
 * page would take this one away. At most once a minute, so that a broken chunk leads to the error page and not to a loop.
 * @returns whether the page is being loaded again.
 */
export async function reloadForCode(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(reloadKey))
  if (!navigator.onLine || Date.now() - last < reloadPauseMs) return false
  if (!(await isServerThere())) return false
  sessionStorage.setItem(reloadKey, String(Date.now()))
  window.location.reload()
  return true
}
