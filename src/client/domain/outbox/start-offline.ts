import type { Query, QueryClient } from '@tanstack/react-query'
import { logFailure } from '#client/platform/network/log.ts'
import { tokenTag } from '#client/platform/session/storage-tag.ts'
import { rememberAccount } from '#client/platform/trpc/account.ts'
import type { TrpcClient } from '#client/platform/trpc/trpc.ts'
import { purgeExpiredPictures } from '#client/ui/form/fields/saved-pictures.ts'
import { purgeExpiredDrafts } from './drafts.ts'
import { purgeOutbox } from './outbox.ts'
import { startOutbox } from './outbox-sender.ts'
import { saveQueries } from './save-queries.ts'
import { startWorker } from './start-worker.ts'

interface Start {
  queryClient: QueryClient
  client: TrpcClient
}

const imagesOf = ({ values }: { values: Record<string, unknown> }) =>
  Array.isArray(values.images) ? (values.images as string[]) : []

/** Forgets what is too old, and the pictures that nothing needs any more. */
async function sweep(): Promise<void> {
  const needing = [...(await purgeExpiredDrafts()), ...(await purgeOutbox())]
  await purgeExpiredPictures(new Set(needing.flatMap(imagesOf)))
}

const isProfile = ({ queryKey: [path] }: Query) =>
  Array.isArray(path) && path.join('.') === 'user.get'

/**
 * Remembers whose session it is whenever the server says so. What is kept of an answer says nothing:
 * the session may be another's by now.
 */
export function noteAccount(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  let askedBy = tokenTag()
  const note = ({ state: { data } }: Query) => {
    if (data && askedBy === tokenTag()) rememberAccount((data as { _id: string })._id)
  }
  for (const query of cache.getAll()) if (isProfile(query)) note(query)
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || !isProfile(event.query)) return
    if (event.action.type === 'fetch') askedBy = tokenTag()
    else if (event.action.type === 'success') note(event.query)
  })
}

/** Everything that lets the app be used without a line. @returns stops it. */
export function startOffline({ queryClient, client }: Start): () => void {
  const stops = [
    noteAccount(queryClient),
    saveQueries(queryClient),
    startOutbox({ queryClient, client }),
  ]
  startWorker().catch((error: unknown) => logFailure('No service worker.', error))
  sweep().catch((error: unknown) => logFailure('Old drafts could not be swept.', error))
  return () => {
    for (const stop of stops) stop()
  }
}
