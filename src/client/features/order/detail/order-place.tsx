import { Title } from '@mantine/core'
import { showTelephone } from '#client/domain/listing/detail/telephone.ts'
import { listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import classes from './order-place.module.css'

/** The delivery address or pickup place, and the buyer's note. */
export function OrderPlace({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { address, seller, note, role, delivery } = order
  // The buyer's address stays hidden when the order was never accepted.
  if (delivery === 'delivery' && !address) return null
  return (
    <section className={classes.box} aria-labelledby="order-place">
      <Title order={2} size="h3" id="order-place">
        {delivery === 'pickup' ? t('Pick-up') : t('Delivery address')}
      </Title>
      {address && (
        <address className={classes.address}>
          <b>{address.name}</b>
          <br />
          {address.line}
          <br />
          {address.city}, {t(address.state)} {address.zip}
          <br />
          {showTelephone(address.phone)}
        </address>
      )}
      {delivery === 'pickup' && (
        <p>
          {seller.place
            ? t('At the seller’s place: {{place}}. Agree on the time by phone or message.', {
                place: placeText(t, listingPlaceIn(language, seller.place, seller.placeHindi)),
              })
            : t('At the seller’s place. Agree on where and when by phone or message.')}
        </p>
      )}
      {note && (
        <>
          <h3 className={classes.subtitle}>
            {role === 'buyer' ? t('Your note') : t('The buyer’s note')}
          </h3>
          <p className={classes.note}>{note}</p>
        </>
      )}
    </section>
  )
}
