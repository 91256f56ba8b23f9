import { AppError } from '#server/platform/errors/errors.ts'

/** To its owner, who wants to show again what an operator has hidden. */
export const listingHidden = () =>
  new AppError({
    code: 'listing.hidden',
    status: 403,
    message: 'An operator has hidden this listing. It stays archived until it is restored.',
  })

/** Of either kind. */
export const listingNotFound = () =>
  new AppError({
    code: 'listing.not_found',
    status: 404,
    message: 'This listing is no longer here.',
  })

/** @param retryAfter seconds until the oldest of the last `most` listings is a day old. */
export const tooManyListingsToday = (most: number, retryAfter: number) =>
  new AppError({
    code: 'listing.too_many_today',
    status: 429,
    message: `You can add up to ${most} listings in 24 hours. Please try again in ${Math.ceil(retryAfter / 3600)} h.`,
    retryAfter,
  })

export const tooManyListings = (most: number) =>
  new AppError({
    code: 'listing.too_many',
    status: 429,
    message: `You can have up to ${most} listings at a time. Archive one that you no longer need, then try again.`,
  })
