import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useToken } from '#client/platform/session/session.ts'
import { useLogInFirst } from '#client/platform/session/use-log-in-first.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastFailure } from '#client/ui/toast.ts'
import type { FavouriteIds, FavouriteInput } from '#shared/favourite/favourite.schema.ts'

const withListing = (
  ids: FavouriteIds,
  { kind, listingId }: FavouriteInput,
  isIn: boolean,
): FavouriteIds => {
  const others = ids[kind].filter((id) => id !== listingId)
  return { ...ids, [kind]: isIn ? [...others, listingId] : others }
}

/**
 * Whether a listing is among the user's favourites, and the change of it, which shows before the server has
 * answered, also while the favourites are still loading. Visitors are led to the login and back.
 */
export function useFavourite(listing: FavouriteInput) {
  const { t } = useTranslation()
  const token = useToken()
  const logInFirst = useLogInFirst()
  const utils = trpc.useUtils()
  const { data } = trpc.favourite.ids.useQuery(undefined, {
    enabled: token !== null,
    staleTime: 5 * 60_000,
  })
  // A row of the favourites has more members, which the server refuses.
  const { kind, listingId } = listing
  const optionsOf = (isIn: boolean) => ({
    // Presses in quick succession reach the server one after the other.
    scope: { id: `favourite ${kind} ${listingId}` },
    onMutate: async () => {
      await utils.favourite.ids.cancel()
      utils.favourite.ids.setData(undefined, (ids) => ids && withListing(ids, listing, isIn))
    },
    onError: (error: unknown) => {
      utils.favourite.ids.setData(undefined, (ids) => ids && withListing(ids, listing, !isIn))
      toastFailure(t, error)
    },
    onSuccess: () => utils.favourite.list.invalidate(),
    // A press while the ids were loading has stopped that request. The change ends once they are read again.
    onSettled: () => utils.favourite.ids.invalidate(),
  })
  const adding = trpc.favourite.add.useMutation(optionsOf(true))
  const removing = trpc.favourite.remove.useMutation(optionsOf(false))
  const lastPress = adding.submittedAt > removing.submittedAt ? adding : removing
  const isFavourite = lastPress.isPending
    ? lastPress === adding
    : (data?.[kind].includes(listingId) ?? false)
  const toggle = () => {
    if (logInFirst()) return
    const change = isFavourite ? removing : adding
    change.mutate({ kind, listingId })
  }
  return { isFavourite, toggle }
}
