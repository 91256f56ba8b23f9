import { IconBuildingStore, IconTruckDelivery } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { placeText } from '#client/platform/format/place-text.ts'
import type { CartView } from '#shared/cart/cart.schema.ts'
import type { DeliveryWay } from '#shared/order/order.constants.ts'
import { ChoiceCards } from './choice-cards.tsx'

interface DeliveryChoiceProps {
  cart: CartView
  value: DeliveryWay
  onChange: (value: DeliveryWay) => void
}

/** Delivery, or pickup at the sellers. */
export function DeliveryChoice({ cart, value, onChange }: DeliveryChoiceProps) {
  const { t } = useTranslation()
  const places = cart.parts.map(({ seller }) => placeText(t, seller?.place ?? '')).filter(Boolean)
  return (
    <ChoiceCards
      legend={t('How would you like to receive it?')}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: 'delivery',
          icon: <IconTruckDelivery size={24} />,
          title: t('Delivery'),
          text: t('The seller brings or sends it to your address.'),
        },
        {
          value: 'pickup',
          icon: <IconBuildingStore size={24} />,
          title: t('Pick-up'),
          text:
            places.length > 0
              ? t('You collect it from: {{places}}', { places: [...new Set(places)].join(' · ') })
              : t('You collect it from the seller.'),
        },
      ]}
    />
  )
}
