import { AppError } from '../../core/errors.ts'

export const cropNotFound = () =>
  new AppError({ code: 'crop.not_found', status: 404, message: 'This crop is no longer here.' })

export const notCropOwner = () =>
  new AppError({
    code: 'crop.not_owner',
    status: 403,
    message: 'You are not authorized to edit this crop.',
  })

/** @param retryAfter seconds until the next day begins. */
export const tooManyContacts = (retryAfter: number) =>
  new AppError({
    code: 'crop.too_many_contacts',
    status: 429,
    message: 'You have looked up enough sellers for today. Please try again tomorrow.',
    retryAfter,
  })
