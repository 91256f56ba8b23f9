import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { untilLoaded } from '#client/platform/network/lazy-part.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { isOffline } from '#client/platform/network/network-status.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { OfflineBanner } from './shell/offline-banner.tsx'

/** Milliseconds after the page's load event, so that a slow connection loads the page first. */
const afterPageMs = 1500

/** Runs once the page has loaded, or immediately without a connection. @returns cancels it. */
function afterPage(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    window.removeEventListener('load', wait)
    window.removeEventListener('offline', start)
    clearTimeout(timer)
  }
  const start = () => {
    stop()
    run()
  }
  const wait = () => {
    timer = setTimeout(start, afterPageMs)
  }
  if (isOffline()) start()
  else {
    window.addEventListener('offline', start)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  }
  return stop
}

/** Waits for a connection where there is none: what is written meanwhile would not be sent until the page is loaded again. */
const loadOffline = untilLoaded(() =>
  withHindi(() => import('#client/domain/outbox/start-offline.ts'), 'outbox'),
)

/** The offline banner, and the code for use without a connection, which loads after the page. */
export function Offline() {
  const queryClient = useQueryClient()
  const { client } = trpc.useUtils()
  useEffect(() => {
    // The library assumes a connection at the start, and would miss the first `online` event.
    onlineManager.setOnline(!isOffline())
    let stop: (() => void) | null | undefined
    const cancel = afterPage(async () => {
      try {
        const { startOffline } = await loadOffline()
        if (stop !== null) stop = startOffline({ queryClient, client })
      } catch (error) {
        logFailure('The code for use without a connection did not start.', error)
      }
    })
    return () => {
      cancel()
      stop?.()
      stop = null
    }
  }, [queryClient, client])
  return <OfflineBanner />
}
