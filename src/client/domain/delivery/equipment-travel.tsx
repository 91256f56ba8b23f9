import { IconTruckDelivery } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { quoteTravel } from '#shared/delivery/travel-quote.ts'
import classes from './delivery-line.module.css'
import { usePinOfBuyer } from './use-pin-of-buyer.ts'
import { useTravelText } from './use-travel-text.ts'

export interface EquipmentTravelProps {
  ownerId: string
  /** The viewer is the owner. */
  isOwn: boolean
  currency: string
}

/** How far a machine travels, and what that costs to the viewer's place. */
export default function EquipmentTravel({ ownerId, isOwn, currency }: EquipmentTravelProps) {
  const { t } = useTranslation()
  const { travelTermsText, travelQuoteText } = useTravelText()
  const pin = usePinOfBuyer()
  const { data } = trpc.delivery.ofSeller.useQuery(
    { sellerId: ownerId, pin: isOwn ? '' : pin },
    // The first answer, without a place, stays until the one for the viewer's place is there.
    { staleTime: 60_000, placeholderData: keepPreviousData },
  )
  if (!data) return null
  const { equipment, to } = data
  const quote = quoteTravel(equipment, to, { days: equipment.leastDays, currency })
  return (
    <p className={classes.line}>
      <IconTruckDelivery size={20} aria-hidden />
      <span>
        {travelTermsText(equipment)}
        {!isOwn && equipment.mode === 'radius' && to && ` · ${travelQuoteText(quote, to)}`}
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
  )
}
