import { IconCash, IconQrcode } from '@tabler/icons-react'
import { personName } from '#client/platform/format/person-name.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ChoiceCards } from '#client/ui/form/choice-cards.tsx'
import type { CartView, SellerGroup } from '#shared/cart/cart.schema.ts'
import type { PayWay } from '#shared/order/order.constants.ts'

/** Sellers in the cart who do not accept UPI. */
export const sellersWithoutUpi = ({ parts }: CartView) =>
  parts.map(({ seller }) => seller).filter((seller) => seller !== null && !seller.takesUpi)

type Seller = SellerGroup['seller']

interface PaymentChoiceProps {
  cart: CartView
  value: PayWay
  onChange: (value: PayWay) => void
}

/** Cash on delivery, or UPI directly to each seller. */
export function PaymentChoice({ cart, value, onChange }: PaymentChoiceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = (seller: Seller) => personName(t, seller?.name)
  const missing = sellersWithoutUpi(cart).map(nameOf)
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
