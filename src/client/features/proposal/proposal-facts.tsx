import type { ReactNode } from 'react'
import { amountOf, perUnit } from '#client/domain/listing/crop-units.ts'
import { showTelephone } from '#client/domain/listing/detail/telephone.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { DeliveryAddress } from '#shared/order/delivery-address.schema.ts'
import type { ProposalView, TermsOf } from '#shared/proposal/proposal.schema.ts'
import classes from './proposal.module.css'

interface FactProps {
  label: Translated
  children: ReactNode
}

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

function PaymentFact({ payBy }: Pick<TermsOf<'order'>, 'payBy'>) {
  const { t } = useTranslation()
  return <Fact label={t('Payment')}>{payBy === 'cash' ? t('In cash') : t('By UPI')}</Fact>
}

function TotalFact({ total }: Pick<TermsOf<'order'>, 'total'>) {
  const { t } = useTranslation()
  return (
    <Fact label={t('Total')}>
      <b>{useFormat().money(total)}</b>
    </Fact>
  )
}

const AddressText = ({ name, line, city, state, zip, phone }: DeliveryAddress) => (
  <>
    {name}, {line}, {city}, {useTranslation().t(state)} {zip}, {showTelephone(phone)}
  </>
)

interface TermsProps<Kind extends ProposalView['kind']> {
  terms: TermsOf<Kind>
  /** Of the seller or the buyer. */
  name: string
}

function OrderFacts({ terms, name }: TermsProps<'order'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const { cropId, sellerId, unit, quantity, delivery, deliveryFee: fee, address, note } = terms
  const priced = fee === 0 ? t('free of charge') : format.money(fee ?? 0)
  return (
    <>
      <Fact label={t('Crop')}>
        <TextLink className={shared.tallLink} href={paths.crop.href(cropId)}>
          {terms.name}
        </TextLink>
      </Fact>
      <Fact label={t('Seller')}>
        <TextLink className={shared.tallLink} href={paths.seller.href(sellerId)}>
          {personName(t, name)}
        </TextLink>
      </Fact>
      <Fact label={t('Price')}>{`${format.money(terms.price)} ${perUnit(t, unit)}`}</Fact>
      <Fact label={t('Quantity')}>{amountOf(t, format, quantity, unit)}</Fact>
      <Fact label={t('How it gets to you')}>
        {delivery === 'pickup' ? t('Pick-up') : t('Delivery')}
      </Fact>
      {address && (
        <>
          <Fact label={t('Delivered to')}>
            <AddressText {...address} />
          </Fact>
          <Fact label={t('Cost of the delivery')}>
            {fee === null ? t('Agreed with the seller, not in the total') : priced}
          </Fact>
        </>
      )}
      <PaymentFact payBy={terms.payBy} />
      {note && <Fact label={t('Your note to the seller')}>{note}</Fact>}
      <TotalFact total={terms.total} />
    </>
  )
}

function ListingFacts({ terms }: TermsProps<'listing'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const { tags, description, dispatchTime: days, unit } = terms
  return (
    <>
      <Fact label={t('Crop')}>{terms.name}</Fact>
      <Fact label={t('Category')}>{t(terms.category)}</Fact>
      <Fact label={t('Price')}>{`${format.money(terms.price)} ${perUnit(t, unit)}`}</Fact>
      <Fact label={t('Quantity')}>{amountOf(t, format, terms.quantity, unit)}</Fact>
      <Fact label={t('Harvested')}>{format.date(terms.harvestDate)}</Fact>
      <Fact label={t('Expires')}>{format.date(terms.expiryDate)}</Fact>
      <Fact label={t('Ready to send in')}>
        {days === 1 ? t('1 day') : t('{{days}} days', { days: format.number(days) })}
      </Fact>
      <Fact label={t('Organic')}>{terms.isOrganic ? t('Yes') : t('No')}</Fact>
      {tags.length > 0 && <Fact label={t('Tags')}>{tags.join(', ')}</Fact>}
      {description && <Fact label={t('Description')}>{description}</Fact>}
    </>
  )
}

function AcceptFacts({ terms, name }: TermsProps<'accept-order'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const { orderId, number, quantity, unit, moreLines, delivery } = terms
  const item = `${terms.name}, ${amountOf(t, format, quantity, unit)}`
  return (
    <>
      <Fact label={t('Order')}>
        <TextLink className={shared.tallLink} href={paths.order.href(orderId)}>
          {number}
        </TextLink>
      </Fact>
      <Fact label={t('Buyer')}>{personName(t, name)}</Fact>
      <Fact label={t('Crop')}>
        {moreLines > 0
          ? t('{{item}} and {{more}} more', { item, more: format.number(moreLines) })
          : item}
      </Fact>
      <Fact label={t('How it gets to the buyer')}>
        {delivery === 'pickup' ? t('Pick-up') : t('Delivery')}
      </Fact>
      <PaymentFact payBy={terms.payBy} />
      <TotalFact total={terms.total} />
    </>
  )
}

function PriceFacts({ terms }: TermsProps<'price'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const priceText = (price: number) => `${format.money(price)} ${perUnit(t, terms.unit)}`
  return (
    <>
      <Fact label={t('Crop')}>
        <TextLink className={shared.tallLink} href={paths.crop.href(terms.cropId)}>
          {terms.name}
        </TextLink>
      </Fact>
      <Fact label={t('Price until now')}>{priceText(terms.oldPrice)}</Fact>
      <Fact label={t('New price')}>
        <b>{priceText(terms.price)}</b>
      </Fact>
    </>
  )
}

/** Everything that the person agrees to by confirming. */
export function ProposalFacts({ terms, otherName }: Pick<ProposalView, 'terms' | 'otherName'>) {
  const name = otherName ?? ''
  return (
    <dl className={classes.facts}>
      {terms.kind === 'order' && <OrderFacts terms={terms} name={name} />}
      {terms.kind === 'listing' && <ListingFacts terms={terms} name={name} />}
      {terms.kind === 'accept-order' && <AcceptFacts terms={terms} name={name} />}
      {terms.kind === 'price' && <PriceFacts terms={terms} name={name} />}
    </dl>
  )
}
