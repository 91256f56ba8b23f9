import type { CropOffer, PricedCartLine } from '#server/features/cart/cart-offer.service.ts'
import { type Issue, issueFromTemplate } from '#server/platform/errors/errors.ts'
import type { CartProblem } from '#shared/cart/cart.constants.ts'
import type { MessageValues } from '#shared/kit/message-template.ts'

/** By problem: the field of the line that has it, and the sentence, which may name the offer's values. */
const problems: Record<CartProblem, [field: 'cropId' | 'quantity', sentence: string]> = {
  gone: ['cropId', 'This crop is no longer here.'],
  own: ['cropId', 'You cannot buy your own crop.'],
  blocked: ['cropId', 'This seller does not take orders from you.'],
  blocking: ['cropId', 'You have blocked this seller. Unblock them to order from them.'],
  expired: ['quantity', '{{name}} has passed its expiry date.'],
  'sold-out': ['quantity', '{{name}} is sold out.'],
  'less-stock': ['quantity', 'Only {{stock}} {{unit}} of {{name}} are left.'],
}

/** Why a line cannot be ordered, as an issue of one of its fields. @param path of the line in the input. */
export function lineProblem(path: string, problem: CartProblem, offer: CropOffer | null): Issue {
  const [field, sentence] = problems[problem]
  const fieldPath = `${path}.${field}`
  if (!offer || field === 'cropId') return { path: fieldPath, message: sentence }
  const { name, stock, unit } = offer
  return issueFromTemplate(fieldPath, sentence, { name, stock, unit })
}

/** One issue per input field for each term that has changed since the buyer saw it. @param path of the line. */
export function changedTermIssues(
  path: string,
  line: PricedCartLine,
  { name, price, unit }: CropOffer,
): Issue[] {
  const issues: Issue[] = []
  const add = (field: string, sentence: string, values: MessageValues) =>
    issues.push(issueFromTemplate(`${path}.${field}`, sentence, values))
  const offered = { name, price, unit }
  if (line.oldName !== null) {
    add('name', '{{oldName}} is now called {{name}}.', { oldName: line.oldName, name })
  }
  if (line.oldUnit !== null) {
    add('unit', '{{name}} is now sold by another unit: ₹{{price}} per {{unit}}.', offered)
  } else if (line.oldPrice !== null) {
    add('price', 'The price of {{name}} is now ₹{{price}} per {{unit}}.', offered)
  }
  if (line.oldCurrency !== null) add('currency', '{{name}} is sold in INR.', { name })
  if (line.isUnitUnknown) {
    add(
      'unit',
      '{{name}} has changed since it was listed: ₹{{price}} per {{unit}}. Please say which unit you saw.',
      offered,
    )
  }
  return issues
}
