import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { isOffline } from '#client/platform/network/network-status.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { OfflineBanner } from './shell/offline-banner.tsx'

/** After the page itself has come: on a cheap line nothing else may be in its way. */
const afterPageMs = 1500

/** Calls back once the page has loaded, at once when there is no line. @returns takes it back. */
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

/** The banner, and what makes the app usable without a line, which is fetched after the page. */
export function Offline() {
  const queryClient = useQueryClient()
  const { client } = trpc.useUtils()
  useEffect(() => {
    // It takes every start for one with a line, and would not notice that one comes.
    onlineManager.setOnline(!isOffline())
    let stop: (() => void) | null | undefined
    const cancel = afterPage(async () => {
      try {
        const { startOffline } = await withHindi(
          () => import('#client/domain/outbox/start-offline.ts'),
          'outbox',
        )
        if (stop !== null) stop = startOffline({ queryClient, client })
      } catch (error) {
        logFailure('Working without a line could not be prepared.', error)
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
