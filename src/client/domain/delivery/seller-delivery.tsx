import { IconTruckDelivery } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { lineTotal } from '#shared/cart/line-total.ts'
import type { CropUnit } from '#shared/crop/crop.constants.ts'
import { deliveryReachTo, quoteDelivery, weightKgOf } from '#shared/delivery/delivery-quote.ts'
import classes from './delivery-line.module.css'
import { DeliveryLine } from './delivery-line.tsx'
import { useDeliveryText } from './use-delivery-text.ts'
import { usePinOfBuyer } from './use-pin-of-buyer.ts'

export interface SellerDeliveryProps {
  seller: { _id: string; place: string }
  /** The viewer is the seller. */
  isOwn: boolean
  /** What is chosen on the page. */
  goods: { quantity: number; unit: CropUnit; price: number }
}

/** Where a crop's seller delivers, and what the chosen quantity costs to the viewer's place. */
export default function SellerDelivery({ seller, isOwn, goods }: SellerDeliveryProps) {
  const { t } = useTranslation()
  const { termsText } = useDeliveryText()
  const pin = usePinOfBuyer()
  const { data } = trpc.delivery.ofSeller.useQuery(
    { sellerId: seller._id, pin: isOwn ? '' : pin },
    // The first answer, without a place, stays until the one for the viewer's place is there.
    { staleTime: 60_000, placeholderData: keepPreviousData },
  )
  if (!data) return null
  const quote = quoteDelivery(deliveryReachTo(data.crops, data.to), {
    value: lineTotal(goods),
    weightKg: weightKgOf([goods]),
  })
  const isForCertainPlaces = data.crops.mode !== 'agreed' && data.crops.mode !== 'pickup'
  return (
    <div className={classes.box}>
      <p className={classes.line}>
        <IconTruckDelivery size={20} aria-hidden />
        <span>
          {termsText(data.crops)}
          {isOwn && (
            <>
              {' · '}
              <TextLink href={paths.deliverySettings.href()} underline="always">
                {t('Change')}
              </TextLink>
            </>
          )}
        </span>
      </p>
      {!isOwn && isForCertainPlaces && data.to && goods.quantity > 0 && (
        <DeliveryLine quote={quote} to={data.to} sellerPlace={seller.place} />
      )}
    </div>
  )
}
