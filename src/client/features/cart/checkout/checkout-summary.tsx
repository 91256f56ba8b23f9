import { Text, Title } from '@mantine/core'
import { deliveryFeeOf, totalWithDelivery } from '#client/domain/cart/cart-view.policy.ts'
import { useDeliveryText } from '#client/domain/delivery/use-delivery-text.ts'
import { amountOf } from '#client/domain/listing/crop-units.ts'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { CartView, SellerGroup } from '#shared/cart/cart.schema.ts'
import { lineTotal } from '#shared/cart/line-total.ts'
import { isDeliverable } from '#shared/delivery/delivery-quote.ts'
import type { DeliveryWay } from '#shared/order/order.constants.ts'
import classes from '../cart.module.css'
import checkoutClasses from './checkout.module.css'

interface CheckoutSummaryProps {
  cart: CartView
  /** What the buyer chose for a seller. */
  wayOf: (group: SellerGroup) => DeliveryWay
}

/** What the buyer orders from whom, with the delivery. */
export function CheckoutSummary({ cart, wayOf }: CheckoutSummaryProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { feeText } = useDeliveryText()
  return (
    <section className={`${shared.paperBox} ${classes.summary}`} aria-labelledby="checkout-summary">
      <div className={checkoutClasses.summaryHead}>
        <Title order={2} size="h4" id="checkout-summary">
          {cart.parts.length > 1
            ? t('{{orders}} orders', { orders: format.number(cart.parts.length) })
            : t('Your order')}
        </Title>
        <TextLink href={paths.cart.href()} underline="always" className={checkoutClasses.change}>
          {t('Change')}
        </TextLink>
      </div>
      {cart.parts.map((group) => {
        const { seller, lines, total, delivery } = group
        const way = wayOf(group)
        return (
          <div key={seller?._id ?? ''} className={checkoutClasses.summaryGroup}>
            <Text fw={600}>{personName(t, seller?.name)}</Text>
            <dl className={classes.totals}>
              {lines.map((line) => (
                <div key={line.cropId}>
                  <dt>
                    {listingNameIn(language, line)}{' '}
                    <span className={classes.quiet}>
                      {amountOf(t, format, line.quantity, line.unit)}
                    </span>
                  </dt>
                  <dd>{format.money(lineTotal(line))}</dd>
                </div>
              ))}
              {way === 'delivery' && delivery && delivery.outcome !== 'no-pin' && (
                <div>
                  <dt>{t('Delivery')}</dt>
                  <dd>
                    {isDeliverable(delivery)
                      ? (feeText(delivery.fee) ?? t('agreed with the seller'))
                      : t('not possible')}
                  </dd>
                </div>
              )}
              {cart.parts.length > 1 && (
                <div className={classes.quiet}>
                  <dt>{t('Order total')}</dt>
                  <dd>{format.money(total + deliveryFeeOf(group, way))}</dd>
                </div>
              )}
            </dl>
          </div>
        )
      })}
      <div className={classes.grandTotal}>
        <span>{t('Grand total')}</span>
        <strong>{format.money(totalWithDelivery(cart, wayOf))}</strong>
      </div>
    </section>
  )
}
