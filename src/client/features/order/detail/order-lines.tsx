import { Title } from '@mantine/core'
import { IconPlant2 } from '@tabler/icons-react'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { amountOf } from '#client/domain/listing/crop-units.ts'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton, TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import { lineTotal } from '#shared/cart/line-total.ts'
import { isFreeOrder, type OrderStatus } from '#shared/order/order.constants.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import { deliveryFeeText } from '../delivery-fee-text.ts'
import { OrderGivenReference } from '../payment/order-given-reference.tsx'
import classes from './order-lines.module.css'

/** In these statuses nothing is packed and nothing is due. */
const endedStatuses: readonly OrderStatus[] = ['declined', 'cancelled', 'expired']

/** The ordered items at the terms of the order, with the total. */
export function OrderLines({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { lines, total, role, payBy, paidAt, payee, paymentReference } = order
  const distanceKm = order.deliveryTerms?.distanceKm ?? null
  const hasEnded = endedStatuses.includes(order.status)
  const way = payBy === 'cash' ? t('Cash') : t('UPI')
  const paymentText = () => {
    if (isFreeOrder(order)) return t('The goods are free of charge.')
    if (paidAt) return t('{{way}}: the seller has confirmed the payment', { way })
    return order.isPaymentClaimed
      ? t('{{way}}: waiting for the seller to confirm', { way })
      : t('{{way}}: not paid yet', { way })
  }
  return (
    <section className={shared.startColumn} aria-labelledby="order-lines">
      <Title order={2} size="h3" id="order-lines">
        {t('Ordered items')}
      </Title>
      <ul className={classes.lines}>
        {lines.map(({ cropId, name, kindHindi, kindImage, image, unit, price, quantity }) => (
          <li key={cropId} className={classes.line}>
            <div className={shared.squarePicture}>
              <ListingPicture
                src={image ?? undefined}
                alt=""
                sizes="4rem"
                art={<ListingArt kindImage={kindImage} icon={<IconPlant2 />} />}
              />
            </div>
            <div className={classes.text}>
              <TextLink href={paths.crop.href(cropId)} className={classes.name} underline="always">
                {listingNameIn(language, { name, kindHindi })}
              </TextLink>
              <span className={classes.quiet}>
                {amountOf(t, format, quantity, unit)} × {format.money(price)}
              </span>
            </div>
            <span className={classes.sum}>{format.money(lineTotal({ price, quantity }))}</span>
          </li>
        ))}
      </ul>
      {order.delivery === 'delivery' && (
        <p className={classes.delivery}>
          <span>
            {distanceKm === null
              ? t('Delivery')
              : t('Delivery, {{distance}} km', { distance: format.number(distanceKm) })}
          </span>
          <span>{deliveryFeeText(t, format, order.deliveryFee)}</span>
        </p>
      )}
      <p className={classes.total}>
        <span>{t('Total')}</span>
        <b>{format.money(total)}</b>
      </p>
      {(paidAt || !hasEnded) && <p className={classes.payment}>{paymentText()}</p>}
      {role === 'buyer' && payee === null && paymentReference !== null && (
        <OrderGivenReference reference={paymentReference} />
      )}
      {role === 'seller' && !hasEnded && (
        <LinkButton variant="default" href={paths.packingSlip.href(order._id)}>
          {t('Packing slip')}
        </LinkButton>
      )}
    </section>
  )
}
