import { IconCash, IconQrcode } from '@tabler/icons-react'
import { deliveryFeeOf } from '#client/domain/cart/cart-view.policy.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ChoiceCards } from '#client/ui/form/choice-cards.tsx'
import type { CartView, SellerGroup } from '#shared/cart/cart.schema.ts'
import type { DeliveryWay, PayWay } from '#shared/order/order.constants.ts'

type PayableSeller = NonNullable<SellerGroup['seller']>

/** The sellers who get money: not those whose goods and whose delivery are free of charge. */
export const sellersToPay = (
  { parts }: CartView,
  wayOf: (group: SellerGroup) => DeliveryWay,
): PayableSeller[] =>
  parts.flatMap((group) =>
    group.seller && group.total + deliveryFeeOf(group, wayOf(group)) > 0 ? group.seller : [],
  )

/** Those of the sellers who do not accept UPI. */
export const sellersWithoutUpi = (sellers: readonly PayableSeller[]) =>
  sellers.filter(({ takesUpi }) => !takesUpi)

interface PaymentChoiceProps {
  sellers: readonly PayableSeller[]
  value: PayWay
  onChange: (value: PayWay) => void
}

/** Cash on delivery, or UPI directly to each seller. */
export function PaymentChoice({ sellers, value, onChange }: PaymentChoiceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const missing = sellersWithoutUpi(sellers).map(({ name }) => personName(t, name))
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(missing)
  return (
    <ChoiceCards
      legend={t('How do you pay?')}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: 'cash',
          icon: <IconCash size={24} />,
          title: t('Cash'),
          text: t('You pay the seller when you receive it.'),
        },
        {
          value: 'upi',
          icon: <IconQrcode size={24} />,
          title: t('UPI'),
          text: t('You pay the seller directly, once the order is accepted.'),
          unavailableReason:
            missing.length > 0 ? t('Not available: no UPI ID from {{names}}.', { names }) : null,
        },
      ]}
    />
  )
}
