import { trpc } from '#client/platform/trpc/trpc.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'
import { isBusyImport } from './import-state.ts'

/** Milliseconds between two looks at the server's work. */
const pollMs = 1500

const isAtWork = ({ state, pictures }: ListingImportView) =>
  isBusyImport(state) || pictures?.isReading === true

/**
 * An import as it is now: it is read again while the server is at work on it.
 * @param isFollowed false where the given one is new enough.
 */
export function useImport(given: ListingImportView, isFollowed = true): ListingImportView {
  const { data } = trpc.listingImport.get.useQuery(
    { importId: given._id },
    {
      initialData: given,
      enabled: isFollowed,
      refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? pollMs : false),
    },
  )
  return isFollowed ? data : given
}
