import { Suspense } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { DeliveryMode } from '#shared/delivery/delivery.constants.ts'
import classes from './delivery-line.module.css'
import type { EquipmentTravelProps } from './equipment-travel.tsx'
import type { SellerDeliveryProps } from './seller-delivery.tsx'

// These arrive after the page, but their space is reserved from the start: what is below does not move from under a finger.

const EquipmentTravel = lazyPart(() =>
  withHindi(() => import('./equipment-travel.tsx'), 'delivery'),
)

/** How far a machine travels. */
export const LazyEquipmentTravel = (props: EquipmentTravelProps) => (
  <div className={classes.later}>
    <Suspense>
      <EquipmentTravel {...props} />
    </Suspense>
  </div>
)

const SellerDelivery = lazyPart(() => withHindi(() => import('./seller-delivery.tsx'), 'delivery'))

interface LazySellerDeliveryProps extends SellerDeliveryProps {
  mode: DeliveryMode
}

/** Where a crop's seller delivers, and what that costs. */
export const LazySellerDelivery = ({ mode, ...props }: LazySellerDeliveryProps) => (
  <div className={classes.later} data-mode={mode}>
    <Suspense>
      <SellerDelivery {...props} />
    </Suspense>
  </div>
)
