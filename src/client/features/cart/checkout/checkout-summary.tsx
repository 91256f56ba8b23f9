import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { lineTotal } from '#client/domain/cart/cart-view.policy.ts'
import { amountOf } from '#client/domain/listing/crop-units.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { CartView } from '#shared/cart/cart.schema.ts'
import classes from '../cart.module.css'
import checkoutClasses from './checkout.module.css'

/** What the buyer orders from whom. */
export function CheckoutSummary({ cart }: { cart: CartView }) {
  const { t } = useTranslation()
  const format = useFormat()
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
      {cart.parts.map(({ seller, lines, total }) => (
        <div key={seller?._id ?? ''} className={checkoutClasses.summaryGroup}>
          <Text fw={600}>{personName(t, seller?.name)}</Text>
          <dl className={classes.totals}>
            {lines.map((line) => (
              <div key={line.cropId}>
                <dt>
                  {line.name}{' '}
                  <span className={classes.quiet}>
                    {amountOf(t, format, line.quantity, line.unit)}
                  </span>
                </dt>
                <dd>{format.money(lineTotal(line))}</dd>
              </div>
            ))}
            {cart.parts.length > 1 && (
              <div className={classes.quiet}>
                <dt>{t('Order total')}</dt>
                <dd>{format.money(total)}</dd>
              </div>
            )}
          </dl>
        </div>
      ))}
      <div className={classes.grandTotal}>
        <span>{t('Grand total')}</span>
        <strong>{format.money(cart.total)}</strong>
      </div>
    </section>
  )
}
