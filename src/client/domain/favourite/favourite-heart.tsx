import { Skeleton } from '@mantine/core'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { BrowserPart } from '#client/ui/browser-part.tsx'
import type { FavouriteButtonProps } from './favourite-button.tsx'
import type { ListingActionsProps } from './listing-actions.tsx'

// Its code and Hindi are fetched after the listings, and the server does not wait for them.
const FavouriteButton = lazyPart(() =>
  withHindi(() => import('./favourite-button.tsx'), 'favourite'),
)

const ListingActions = lazyPart(() => withHindi(() => import('./listing-actions.tsx'), 'favourite'))

/** The heart that adds a listing to the user's favourites; it takes no room until it is there. */
export const FavouriteHeart = (props: FavouriteButtonProps) => (
  <BrowserPart fallback={null}>
    <FavouriteButton {...props} />
  </BrowserPart>
)

/** The heart with its label, and the button that shares the listing, which have their room from the start. */
export const LazyListingActions = (props: ListingActionsProps) => (
  <BrowserPart fallback={<Skeleton height={44} width="15rem" radius="md" />}>
    <ListingActions {...props} />
  </BrowserPart>
)
