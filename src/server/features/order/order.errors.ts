import {
  AppError,
  type Issue,
  invalidInput,
  issueFromTemplate,
} from '#server/platform/errors/errors.ts'
import type { MessageValues } from '#shared/kit/message-template.ts'
import {
  acceptWithinHours,
  contestWithinDays,
  countedOrderDays,
  orderRegretHours,
} from '#shared/order/order.constants.ts'
import { deliveryAddressMissing, orderNotFoundSentence } from '#shared/order/order.schema.ts'
import type { OrderRefusal } from './order.policy.ts'
import type { ExceededLimit } from './rules/order-limits.policy.ts'

const conflict = (code: string, message: string) => new AppError({ code, status: 409, message })

const tooManyWaiting = (code: string, message: string) =>
  new AppError({
    code,
    status: 409,
    message,
    values: { days: countedOrderDays, hours: orderRegretHours },
  })

/** The first issue's message becomes the error's. */
const conflictOf = (code: string, issues: Issue[]) =>
  new AppError({
    code,
    status: 409,
    message: issues[0]?.template ?? issues[0]?.message ?? '',
    values: issues[0]?.values,
    issues,
  })

export const orderNotFound = () =>
  new AppError({ code: 'order.not_found', status: 404, message: orderNotFoundSentence })

/** @param issues each line's problem; the first one's message becomes the error's. */
export const cropsNotAvailable = (issues: Issue[]) => conflictOf('order.not_available', issues)

/** @param issues what has changed in each line since the buyer saw it: price, unit, currency or name. */
export const orderPriceChanged = (issues: Issue[]) => conflictOf('order.price_changed', issues)

/** @param issues for each seller: that they do not deliver these goods to this place. */
export const noDelivery = (issues: Issue[]) => conflictOf('order.no_delivery', issues)

/** @param issues for each seller: what the delivery costs now. */
export const deliveryChanged = (issues: Issue[]) => conflictOf('order.delivery_changed', issues)

export const noDeliveryAddress = () =>
  invalidInput([{ path: 'address', message: deliveryAddressMissing }])

/** @param externalId the person's own reference of another order of theirs. */
export function ownOrderReferenceTaken(externalId: string) {
  const message = 'Another of your orders has the reference {{reference}}.'
  const values = { reference: externalId }
  return new AppError({
    code: 'order.external_id_taken',
    status: 409,
    message,
    values,
    issues: [issueFromTemplate('externalId', message, values)],
  })
}

/** The crops are of several sellers, so that one reference would have several orders. */
export const referenceForOneOrder = () =>
  invalidInput([
    {
      path: 'externalId',
      message: 'externalId is for one order: order from one seller at a time',
    },
  ])

/** Other orders changed the stock first in every attempt. */
export const tooBusy = () =>
  conflict('order.busy', 'Many people are ordering this right now. Please try again.')

export const noUpi = () =>
  conflict('order.no_upi', 'The seller takes cash only. Please choose cash on delivery.')

/** The seller has removed their UPI ID since the order was placed. */
export const noUpiId = () =>
  conflict(
    'order.no_upi_id',
    'The buyer wants to pay by UPI. Please add your UPI id to your profile first.',
  )

/** By the limit that the buyer has reached; see `exceededLimit`. */
export const limitErrors: Record<ExceededLimit, () => AppError> = {
  'too-many-open': () =>
    tooManyWaiting(
      'order.too_many_open',
      'Too many of your orders are waiting for an answer or ended without one in the last {{days}} days. Cancel one that you placed in the last {{hours}} hours, or try again later.',
    ),
  'too-many-with-seller': () =>
    tooManyWaiting(
      'order.too_many_with_seller',
      'Several of your orders are waiting for this seller or ended without an answer in the last {{days}} days. Cancel one that you placed in the last {{hours}} hours, or try again later.',
    ),
  // Orders that are only cancelled flood the seller with notifications and withhold the stock from others.
  'too-many-cancelled': () =>
    new AppError({
      code: 'order.too_many_cancelled',
      status: 429,
      message: 'Too many of your orders were cancelled today. Please order again tomorrow.',
      retryAfter: 3600,
    }),
}

export const tooLarge = () =>
  new AppError({
    code: 'order.too_large',
    status: 400,
    message: 'This order is too large. Please order less at a time.',
  })

const refusals: Record<OrderRefusal, [code: string, message: string, values?: MessageValues]> = {
  over: ['order.over', 'This order has ended and can no longer be changed.'],
  'too-late': [
    'order.too_late',
    'The {{hours}} hours to accept this order are over.',
    { hours: acceptWithinHours },
  ],
  'payment-given': [
    'order.payment_given',
    'You have given a payment reference, so only the seller can cancel this order now.',
  ],
  'only-seller': ['order.only_seller', 'Only the seller can do this.'],
  'only-buyer': ['order.only_buyer', 'Only the buyer can do this.'],
  'is-cash': [
    'order.is_cash',
    'This order is paid in cash: confirm the cash once you have dispatched it.',
  ],
  'wrong-step': ['order.wrong_step', 'This order is not at that step. Please look at it again.'],
}

export function orderChangeRefused(refusal: OrderRefusal) {
  const [code, message, values] = refusals[refusal]
  return new AppError({ code, status: 409, message, values })
}

export const referenceRefused = () =>
  conflict(
    'order.no_reference_now',
    'A payment reference can be given for an accepted order that is paid by UPI, until the seller confirms it.',
  )

export const referenceTaken = () =>
  conflict(
    'order.reference_taken',
    'This payment reference was given for another order already. Please check it.',
  )

export const contestRefused = () =>
  new AppError({
    code: 'order.no_contest_now',
    status: 409,
    message:
      'Only an unpaid cash order that the buyer marked as delivered can be disputed, once, within {{days}} days.',
    values: { days: contestWithinDays },
  })

export const cashRefused = () =>
  conflict(
    'order.no_cash_now',
    'Cash can be confirmed once, for an order paid in cash that was dispatched.',
  )
