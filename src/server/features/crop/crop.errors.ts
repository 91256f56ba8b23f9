import { AppError, issueFromTemplate } from '#server/platform/errors/errors.ts'

export const cropNotFound = () =>
  new AppError({ code: 'crop.not_found', status: 404, message: 'This crop is no longer here.' })

export const notCropOwner = () =>
  new AppError({
    code: 'crop.not_owner',
    status: 403,
    message: 'You are not authorized to edit this crop.',
  })

/** @param stock the current stock, in `unit`. */
export function stockChanged(stock: number, unit: string) {
  const message =
    'Orders have changed your stock to {{stock}} {{unit}}. Please enter how much you have now.'
  const values = { stock, unit }
  return new AppError({
    code: 'crop.stock_changed',
    status: 409,
    message,
    values,
    issues: [issueFromTemplate('quantity', message, values)],
  })
}

/** @param retryAfter seconds until midnight in India. */
export const tooManyContacts = (retryAfter: number) =>
  new AppError({
    code: 'crop.too_many_contacts',
    status: 429,
    message: 'You have reached the limit of phone numbers for today. Please try again tomorrow.',
    retryAfter,
  })
