import { Alert, Button, Text } from '@mantine/core'
import { IconBuildingStore, IconTruckDelivery } from '@tabler/icons-react'
import { useDeliveryText } from '#client/domain/delivery/use-delivery-text.ts'
import { listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ChoiceCards } from '#client/ui/form/choice-cards.tsx'
import type { CartView, SellerGroup } from '#shared/cart/cart.schema.ts'
import { isDeliverable } from '#shared/delivery/delivery-quote.ts'
import type { DeliveryWay } from '#shared/order/order.constants.ts'

interface DeliveryChoiceProps {
  group: SellerGroup
  /** Nobody else sells in this cart. */
  isOnlySeller: boolean
  deliverTo: CartView['deliverTo']
  value: DeliveryWay
  onChange: (value: DeliveryWay) => void
}

/** What the seller brings, where and for how much. */
function useDeliveryCardText() {
  const { t } = useTranslation()
  const { quoteText, feeText } = useDeliveryText()
  return ({ delivery }: SellerGroup, deliverTo: CartView['deliverTo']) => {
    if (!delivery || delivery.outcome === 'agreed') {
      const text = t('The seller brings or sends it to your address.')
      return `${text} ${t('You agree on the cost with the seller.')}`
    }
    const fee = feeText(delivery.fee)
    const text = quoteText(delivery, deliverTo)
    return fee === null ? text : `${text}: ${fee}`
  }
}

/** Delivery by one seller, or pick-up there. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { group, isOnlySeller, deliverTo, value, onChange } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const cardText = useDeliveryCardText()
  const { quoteText } = useDeliveryText()
  const { seller, delivery } = group
  const isPickupOnly = delivery?.outcome === 'pickup-only'
  const isRefused =
    value === 'delivery' && delivery && !isDeliverable(delivery) && delivery.outcome !== 'no-pin'
  const text = cardText(group, deliverTo)
  const sellerPlace =
    seller === null ? '' : listingPlaceIn(language, seller.place, seller.placeHindi)
  const place = placeText(t, sellerPlace)
  return (
    <div>
      <ChoiceCards
        legend={
          isOnlySeller
            ? t('How would you like to receive it?')
            : t('How would you like to receive it from {{name}}?', {
                name: personName(t, seller?.name),
              })
        }
        value={value}
        onChange={onChange}
        choices={[
          {
            value: 'delivery',
            icon: <IconTruckDelivery size={24} />,
            title: t('Delivery'),
            text,
            unavailableReason: isPickupOnly ? t('This seller does not deliver.') : null,
          },
          {
            value: 'pickup',
            icon: <IconBuildingStore size={24} />,
            title: t('Pick-up'),
            text: place
              ? t('You collect it from: {{places}}', { places: place })
              : t('You collect it from the seller.'),
          },
        ]}
      />
      {isRefused && !isPickupOnly && (
        <Alert color="turmeric" role="status" c="inherit" mt="sm">
          <Text mb="sm">{quoteText(delivery, deliverTo, sellerPlace)}</Text>
          <Button variant="default" onClick={() => onChange('pickup')}>
            {t('Pick it up instead')}
          </Button>
        </Alert>
      )}
    </div>
  )
}
