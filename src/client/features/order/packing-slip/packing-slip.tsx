import { amountOf } from '#client/domain/listing/crop-units.ts'
import { showTelephone } from '#client/domain/listing/detail/telephone.ts'
import { listingNameIn, listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { isFreeOrder } from '#shared/order/order.constants.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import { deliveryFeeText } from '../delivery-fee-text.ts'
import classes from './packing-slip.module.css'

/** Black on white in every theme, because it is printed. */
export function PackingSlip({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { number, createdAt, lines, total, delivery, address, seller, buyer, note } = order
  const { payBy, paidAt } = order
  const paymentText = () => {
    if (isFreeOrder(order)) return t('The goods are free of charge.')
    const money = format.money(total)
    if (paidAt) return t('Paid: {{total}}', { total: money })
    return payBy === 'cash'
      ? t('Take in cash: {{total}}', { total: money })
      : t('Not paid yet: {{total}}', { total: money })
  }
  return (
    <article className={classes.slip} aria-label={t('Order {{number}}', { number })}>
      <header className={classes.head}>
        <p className={classes.number}>{number}</p>
        <p>{format.date(createdAt)}</p>
      </header>
      <p className={classes.pay}>{paymentText()}</p>
      <div className={classes.people}>
        <section>
          <h2>{delivery === 'pickup' ? t('Pick-up by') : t('To')}</h2>
          {address ? (
            <address>
              <b>{address.name}</b>
              <br />
              {address.line}
              <br />
              {address.city}, {t(address.state)}
              <br />
              {address.zip}
              <br />
              {showTelephone(address.phone)}
            </address>
          ) : (
            <address>
              <b>{personName(t, buyer.name)}</b>
              {buyer.phone && (
                <>
                  <br />
                  {showTelephone(buyer.phone)}
                </>
              )}
            </address>
          )}
        </section>
        <section>
          <h2>{t('From')}</h2>
          <address>
            <b>{personName(t, seller.name)}</b>
            <br />
            {placeText(t, listingPlaceIn(language, seller.place, seller.placeHindi))}
          </address>
        </section>
      </div>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('Crop')}</th>
            <th scope="col">{t('Quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ cropId, name, kindHindi, quantity, unit }) => (
            <tr key={cropId}>
              <td>{listingNameIn(language, { name, kindHindi })}</td>
              <td>{amountOf(t, format, quantity, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {delivery === 'delivery' && (
        <p>
          {t('Delivery: {{fee}}', { fee: deliveryFeeText(t, format, order.deliveryFee) })}
          {order.deliveryFee ? ` (${t('included in the total')})` : ''}
        </p>
      )}
      {note && (
        <section>
          <h2>{t('The buyer’s note')}</h2>
          <p className={classes.note}>{note}</p>
        </section>
      )}
    </article>
  )
}
