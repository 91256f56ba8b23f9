import { IconMapPin } from '@tabler/icons-react'
import { Suspense } from 'react'
import { placeText } from '#client/platform/format/place-text.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import type { Translate } from '#client/platform/i18n/translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'

// Only lists near a place show distances.
const DistanceText = lazyPart(() => withHindi(() => import('../facts/distance-text.tsx'), 'place'))

/**
 * The line of a card that says where a listing is; none where neither place nor distance is known.
 * @param km whole kilometres from the place that the list is near; null for a listing without a point,
 * undefined in other lists.
 */
export function placeFacts(t: Translate, place: string, km: number | null | undefined) {
  const hasDistance = typeof km === 'number'
  if (!place && !hasDistance) return []
  const distance = hasDistance && (
    <Suspense>
      {place && ' · '}
      <DistanceText km={km} />
    </Suspense>
  )
  return [
    {
      key: 'place',
      icon: <IconMapPin size={18} aria-hidden />,
      text: place && placeText(t, place),
      detail: distance,
    },
  ]
}
