import { AppError } from '#server/platform/errors/errors.ts'
import { orderNotFoundSentence } from '#shared/order/order.schema.ts'

const notFound = (code: string, message: string) => new AppError({ code, status: 404, message })
const conflict = (code: string, message: string) => new AppError({ code, status: 409, message })

export const nothingToReview = (what: 'order' | 'booking') =>
  what === 'order'
    ? notFound('order.not_found', orderNotFoundSentence)
    : notFound('booking.not_found', 'We could not find this booking.')

export const reviewNotFound = () => notFound('review.not_found', 'We could not find this review.')

export const sellerNotFound = () =>
  notFound('review.seller_not_found', 'We could not find this person.')

export const notOverYet = () =>
  conflict('review.too_early', 'You can review this once it is delivered or completed.')

export const tooLate = () => conflict('review.too_late', 'Reviews can be written for 90 days.')

export const giftsAreNotReviewed = () =>
  conflict('review.gift', 'You cannot review something that was free.')

const unconfirmedSentences = {
  order: 'You can review this 48 hours after the delivery, as the buyer has not confirmed it.',
  'cancelled-order': 'You can review this 48 hours after the order was cancelled.',
  booking:
    'You can review this 48 hours after the return of the machine, or once both of you have confirmed it.',
}

/** @param what is reviewed; each sentence says what is waited for. */
export const notConfirmedYet = (what: keyof typeof unconfirmedSentences) =>
  conflict('review.unconfirmed', unconfirmedSentences[what])

export const reviewedAlready = () =>
  conflict('review.given', 'You have reviewed this already. A review cannot be changed.')
