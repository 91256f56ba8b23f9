import { IconTruckDelivery } from '@tabler/icons-react'
import { Suspense } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { ListedDelivery } from '#shared/delivery/listed-delivery.schema.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** Preloads the translations: call it while the listings load, so that no card grows when they arrive. */
export const loadDeliveryText = () =>
  withHindi(() => import('../facts/delivery-text.tsx'), 'listing-list')

const DeliveryText = lazyPart(loadDeliveryText)

/**
 * The line of a card that says how the goods are delivered.
 * @param delivery null for an owner who has set nothing; undefined in answers that a device stored before.
 */
export const deliveryFacts = (kind: ListingKind, delivery: ListedDelivery | null | undefined) =>
  delivery === undefined
    ? []
    : [
        {
          key: 'delivery',
          icon: <IconTruckDelivery size={18} aria-hidden />,
          text: '',
          detail: (
            <Suspense>
              <DeliveryText kind={kind} delivery={delivery ?? { mode: 'agreed', radiusKm: null }} />
            </Suspense>
          ),
        },
      ]
