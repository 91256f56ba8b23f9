import type { English } from '#client/platform/i18n/texts.ts'
import type { ProposalKind } from '#shared/proposal/proposal.constants.ts'

/** What an assistant proposes to the reader. */
export const proposalSentences: Record<ProposalKind, English> = {
  listing: '{{name}} proposes to list {{item}}. Look at it and confirm or decline.',
  order: '{{name}} proposes to order {{item}}. Look at it and confirm or decline.',
  'accept-order':
    '{{name}} proposes to accept an order of {{item}}. Look at it and confirm or decline.',
  price: '{{name}} proposes another price for {{item}}. Look at it and confirm or decline.',
}
