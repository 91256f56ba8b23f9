import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { FavouriteButtonProps } from './favourite-button.tsx'

// Its code and Hindi are fetched after the listings, and the server does not wait for them.
const FavouriteButton = lazyPart(() =>
  withHindi(() => import('./favourite-button.tsx'), 'favourite'),
)

/** The heart that adds a listing to the user's favourites. With its label it has its room from the start. */
export function FavouriteHeart(props: FavouriteButtonProps) {
  const fallback = props.isLabelled ? <Skeleton height={44} width="8.5rem" radius="md" /> : null
  return useHydrated() ? (
    <Suspense fallback={fallback}>
      <FavouriteButton {...props} />
    </Suspense>
  ) : (
    fallback
  )
}
