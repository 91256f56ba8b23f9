import { useMemo } from 'react'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { CalendarEntry } from '#shared/calendar/calendar.schema.ts'

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .join(' ')} `

/** Whether a listing's name or one of its tags has the name of a crop as whole words. */
export function isListingOfCrop(
  { name, tags }: { name: string; tags: readonly string[] },
  // Ids are English names.
  crop: Pick<CalendarEntry, 'id' | 'name'>,
): boolean {
  const text = [name, ...tags].map(wordsOf).join('|')
  return text.includes(wordsOf(crop.id)) || text.includes(wordsOf(crop.name))
}

/** The ids of the crops that one of the listings is of. */
const cropIdsOf = (
  crops: readonly CalendarEntry[] | undefined,
  listings: readonly { name: string; tags: readonly string[] }[] | undefined,
): ReadonlySet<string> =>
  new Set(
    (crops ?? [])
      .filter((crop) => listings?.some((listing) => isListingOfCrop(listing, crop)))
      .map(({ id }) => id),
  )

/** The ids of the calendar's crops that the user sells or has saved a search for; none for visitors. */
export function useOwnCalendarCrops(crops: readonly CalendarEntry[] | undefined) {
  const { user } = useCurrentUser()
  const options = { enabled: user !== null && user !== undefined, staleTime: 60_000 }
  const listed = trpc.crop.mine.useQuery(undefined, options)
  const saved = trpc.savedSearch.list.useQuery(undefined, options)
  const ownCropIds = useMemo(() => cropIdsOf(crops, listed.data?.crops), [crops, listed.data])
  const searchedCropIds = useMemo(() => {
    const searches = saved.data?.searches.filter(({ kind }) => kind === 'crop')
    return cropIdsOf(
      crops,
      searches?.map(({ query }) => ({ name: query.q, tags: [] })),
    )
  }, [crops, saved.data])
  return { ownCropIds, searchedCropIds, isLoading: listed.isLoading || saved.isLoading }
}
