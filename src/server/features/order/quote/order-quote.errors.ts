import { AppError } from '#server/platform/errors/errors.ts'
import type { CartProblem } from '#shared/cart/cart.constants.ts'

const problemSentences: Record<CartProblem, string> = {
  gone: 'This crop is no longer here.',
  own: 'You cannot buy your own crop.',
  blocked: 'This seller does not take orders from you.',
  blocking: 'You have blocked this seller. Unblock them to order from them.',
  expired: 'This crop has passed its expiry date.',
  'sold-out': 'This crop is sold out.',
  'less-stock': 'There is less of this crop than that.',
}

export const cropNotOffered = (problem: CartProblem) =>
  new AppError({
    code: 'proposal.not_offered',
    status: 409,
    message: problemSentences[problem],
    details: { problem },
  })

export const cropNotDelivered = () =>
  new AppError({
    code: 'proposal.no_delivery',
    status: 409,
    message: 'The seller does not deliver this to your address. Propose a pick-up.',
  })
