import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { amountOf, perUnit } from '#client/domain/listing/crop-units.ts'
import { showTelephone } from '#client/domain/listing/detail/telephone.ts'
import { type formatters, useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import type { DeliveryWay, PayWay } from '#shared/order/order.constants.ts'
import type { DeliveryAddress } from '#shared/order/order.schema.ts'
import type { ProposalTerms, ProposalView, TermsOf } from '#shared/proposal/proposal.schema.ts'
import classes from './proposal.module.css'

/** What the rows are written with. */
interface Words {
  t: TFunction
  format: ReturnType<typeof formatters>
  /** The seller's or the buyer's name. */
  name: string
}

type Fact = [label: English, value: ReactNode]

const paymentWays: Record<PayWay, English> = { cash: 'In cash', upi: 'By UPI' }
const deliveryNames: Record<DeliveryWay, English> = { delivery: 'Delivery', pickup: 'Pick-up' }

const addressLines = ({ name, line, city, state, zip, phone }: DeliveryAddress, t: TFunction) => (
  <>
    {name}, {line}, {city}, {t(state)} {zip}, {showTelephone(phone)}
  </>
)

function deliveryCost(fee: number | null, { t, format }: Words): string {
  if (fee === null) return t('Agreed with the seller, not in the total')
  return fee === 0 ? t('Free') : format.money(fee)
}

function orderFacts(terms: TermsOf<'order'>, words: Words): Fact[] {
  const { t, format, name } = words
  const { cropId, sellerId, unit, quantity, address, note } = terms
  return [
    ['Crop', <TextLink href={paths.crop.href(cropId)}>{terms.name}</TextLink>],
    ['Seller', <TextLink href={paths.seller.href(sellerId)}>{personName(t, name)}</TextLink>],
    ['Price', `${format.money(terms.price)} ${perUnit(t, unit)}`],
    ['Quantity', amountOf(t, format, quantity, unit)],
    ['How it gets to you', t(deliveryNames[terms.delivery])],
    ...(address
      ? ([
          ['Delivered to', addressLines(address, t)],
          ['Cost of the delivery', deliveryCost(terms.deliveryFee, words)],
        ] satisfies Fact[])
      : []),
    ['Payment', t(paymentWays[terms.payBy])],
    ...(note ? ([['Your note to the seller', note]] satisfies Fact[]) : []),
    ['Total', <b>{format.money(terms.total)}</b>],
  ]
}

function listingFacts(terms: TermsOf<'listing'>, { t, format }: Words): Fact[] {
  const { tags, description, dispatchTime: days, isOrganic, unit } = terms
  return [
    ['Crop', terms.name],
    ['Category', t(terms.category)],
    ['Price', `${format.money(terms.price)} ${perUnit(t, unit)}`],
    ['Quantity', amountOf(t, format, terms.quantity, unit)],
    ['Harvested', format.date(terms.harvestDate)],
    ['Expires', format.date(terms.expiryDate)],
    [
      'Ready to send in',
      days === 1 ? t('1 day') : t('{{days}} days', { days: format.number(days) }),
    ],
    ['Organic', isOrganic ? t('Yes') : t('No')],
    ...(tags.length > 0 ? ([['Tags', tags.join(', ')]] satisfies Fact[]) : []),
    ...(description ? ([['Description', description]] satisfies Fact[]) : []),
  ]
}

function acceptFacts(terms: TermsOf<'accept-order'>, { t, format, name }: Words): Fact[] {
  const { orderId, number, quantity, unit, moreLines } = terms
  const item = `${terms.name}, ${amountOf(t, format, quantity, unit)}`
  return [
    ['Order', <TextLink href={paths.order.href(orderId)}>{number}</TextLink>],
    ['Buyer', personName(t, name)],
    [
      'Crop',
      moreLines > 0
        ? t('{{item}} and {{more}} more', { item, more: format.number(moreLines) })
        : item,
    ],
    ['How it gets to the buyer', t(deliveryNames[terms.delivery])],
    ['Payment', t(paymentWays[terms.payBy])],
    ['Total', <b>{format.money(terms.total)}</b>],
  ]
}

const priceFacts = (terms: TermsOf<'price'>, { t, format }: Words): Fact[] => [
  ['Crop', <TextLink href={paths.crop.href(terms.cropId)}>{terms.name}</TextLink>],
  ['Price until now', `${format.money(terms.oldPrice)} ${perUnit(t, terms.unit)}`],
  ['New price', <b>{`${format.money(terms.price)} ${perUnit(t, terms.unit)}`}</b>],
]

function factsOf(terms: ProposalTerms, words: Words): Fact[] {
  switch (terms.kind) {
    case 'listing':
      return listingFacts(terms, words)
    case 'order':
      return orderFacts(terms, words)
    case 'accept-order':
      return acceptFacts(terms, words)
    case 'price':
      return priceFacts(terms, words)
  }
}

/** Everything that the person agrees to by confirming. */
export function ProposalFacts({ terms, otherName }: Pick<ProposalView, 'terms' | 'otherName'>) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <dl className={classes.facts}>
      {factsOf(terms, { t, format, name: otherName ?? '' }).map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
