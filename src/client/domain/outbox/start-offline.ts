import type { Query, QueryClient } from '@tanstack/react-query'
import {
  picturesOfMessage,
  purgeExpiredMessageDrafts,
} from '#client/domain/message/message-draft.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { rememberAccount } from '#client/platform/session/remembered-account.ts'
import { tokenTag } from '#client/platform/session/storage-tag.ts'
import type { TrpcClient } from '#client/platform/trpc/trpc.ts'
import { purgeExpiredPictures } from '#client/ui/form/fields/saved-pictures.ts'
import { imagesOf, purgeExpiredDrafts } from './drafts.ts'
import { startMessages } from './message-sender.ts'
import { noteStyleSheet } from './note-style-sheet.ts'
import { purgeExpiredOutbox } from './outbox.ts'
import { startOutbox } from './outbox-sender.ts'
import { saveQueries } from './save-queries.ts'
import { keepSavedAnswers } from './saved-store.ts'
import { purgeExpiredSentListings } from './sent-listing.ts'
import { startWorker } from './start-worker.ts'

interface Start {
  queryClient: QueryClient
  client: TrpcClient
}

/** Deletes expired drafts, messages and waiting listings, and the pictures that none of the others uses. */
export async function purgeExpired(): Promise<void> {
  purgeExpiredSentListings()
  const messages = purgeExpiredMessageDrafts()
  const listings = [...(await purgeExpiredDrafts()), ...(await purgeExpiredOutbox())]
  const used = [
    ...messages.flatMap(picturesOfMessage),
    ...listings.flatMap(({ values }) => imagesOf(values)),
  ]
  await purgeExpiredPictures(new Set(used))
}

const isProfile = ({ queryKey: [path] }: Query) =>
  Array.isArray(path) && path.join('.') === 'user.get'

const isAccount = (data: unknown): data is { _id: string } =>
  typeof data === 'object' && data !== null && '_id' in data && typeof data._id === 'string'

/**
 * Remembers the session's account whenever the server answers with the profile. A cached profile does
 * not count: the session may have changed since.
 */
export function followProfile(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  let requestedBy = tokenTag()
  const remember = ({ state: { data } }: Query) => {
    if (isAccount(data) && requestedBy === tokenTag()) rememberAccount(data._id)
  }
  for (const query of cache.getAll()) if (isProfile(query)) remember(query)
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || !isProfile(event.query)) return
    if (event.action.type === 'fetch') requestedBy = tokenTag()
    else if (event.action.type === 'success') remember(event.query)
  })
}

/** Starts everything that makes the app usable without a connection. @returns stops it. */
export function startOffline({ queryClient, client }: Start): () => void {
  const stops = [
    followProfile(queryClient),
    saveQueries(queryClient),
    startOutbox({ queryClient, client }),
    startMessages({ queryClient, client }),
  ]
  startWorker()
  noteStyleSheet()
  keepSavedAnswers().catch((error: unknown) =>
    logFailure('The answers of the version before are not available yet.', error),
  )
  purgeExpired().catch((error: unknown) => logFailure('Old drafts were not deleted.', error))
  return () => {
    for (const stop of stops) stop()
  }
}
