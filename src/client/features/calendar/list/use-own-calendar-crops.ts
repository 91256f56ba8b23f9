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

/** The ids of the crops of the calendar that the user has listed for sale; none for visitors. */
export function useOwnCalendarCrops(crops: readonly CalendarEntry[] | undefined) {
  const { user } = useCurrentUser()
  const { data, isLoading } = trpc.crop.mine.useQuery(undefined, {
    enabled: user !== null && user !== undefined,
    staleTime: 60_000,
  })
  const ownCropIds = useMemo(() => {
    const own = (crops ?? []).filter((crop) =>
      data?.crops.some((listing) => isListingOfCrop(listing, crop)),
    )
    return new Set(own.map(({ id }) => id))
  }, [crops, data])
  return { ownCropIds, isLoading }
}
