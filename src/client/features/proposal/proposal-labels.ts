import { amountOf, perUnit } from '#client/domain/listing/crop-units.ts'
import type { formatters } from '#client/platform/format/format.ts'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import type { Translate } from '#client/platform/i18n/translation.ts'
import type { StatusTone } from '#client/ui/status-badge.tsx'
import type { ProposalKind } from '#shared/proposal/proposal.constants.ts'
import type { ProposalTerms, ProposalView } from '#shared/proposal/proposal.schema.ts'

export const proposalStateLabels: Record<
  ProposalView['state'],
  { label: English; tone: StatusTone }
> = {
  proposed: { label: 'Waits for you', tone: 'waiting' },
  confirmed: { label: 'Confirmed', tone: 'done' },
  declined: { label: 'Declined', tone: 'ended' },
  expired: { label: 'Not confirmed in time', tone: 'ended' },
}

/** What confirming does. */
export const consequences: Record<ProposalKind, English> = {
  listing: 'When you confirm, everyone can see and order it.',
  order: 'When you confirm, the order is placed with the seller.',
  'accept-order': 'When you confirm, the buyer learns that you accept the order.',
  price: 'When you confirm, buyers see and pay the new price.',
}

/** Where the result is seen. */
export const resultLabels: Record<ProposalKind, English> = {
  listing: 'See the listing',
  order: 'See order',
  'accept-order': 'See order',
  price: 'See the listing',
}

/** What is proposed, in one sentence. */
export function proposalTitle(
  terms: ProposalTerms,
  t: Translate,
  format: ReturnType<typeof formatters>,
): Translated {
  const { name: item } = terms
  switch (terms.kind) {
    case 'listing': {
      const amount = amountOf(t, format, terms.quantity, terms.unit)
      const price = `${format.money(terms.price)} ${perUnit(t, terms.unit)}`
      return t('Sell {{item}}: {{amount}} at {{price}}', { item, amount, price })
    }
    case 'order': {
      const amount = amountOf(t, format, terms.quantity, terms.unit)
      return t('Order {{item}}: {{amount}} for {{total}}', {
        item,
        amount,
        total: format.money(terms.total),
      })
    }
    case 'accept-order':
      return t('Accept order {{number}} for {{total}}', {
        number: terms.number,
        total: format.money(terms.total),
      })
    case 'price':
      return t('Sell {{item}} at {{price}} in place of {{old}}', {
        item,
        price: `${format.money(terms.price)} ${perUnit(t, terms.unit)}`,
        old: format.money(terms.oldPrice),
      })
  }
}
