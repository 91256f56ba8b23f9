import { AppError, issueFromTemplate } from '#server/platform/errors/errors.ts'

/** For an owner who unarchives a listing that an operator has hidden. */
export const listingHidden = () =>
  new AppError({
    code: 'listing.hidden',
    status: 403,
    message: 'An admin has hidden this listing. It stays archived until it is restored.',
  })

/** For crops and machines. */
export const listingNotFound = () =>
  new AppError({
    code: 'listing.not_found',
    status: 404,
    message: 'This listing is no longer here.',
  })

/** @param retryAfter seconds until the oldest of the last `maxPerDay` listings is a day old. */
export const tooManyListingsToday = (maxPerDay: number, retryAfter: number) =>
  new AppError({
    code: 'listing.too_many_today',
    status: 429,
    message: 'You can add up to {{max}} listings in 24 hours. Please try again in {{hours}} h.',
    values: { max: maxPerDay, hours: Math.ceil(retryAfter / 3600) },
    retryAfter,
  })

/** @param retryAfter seconds until another listing may be shown for the first time. */
export const tooManyShownToday = (maxPerDay: number, retryAfter: number) =>
  new AppError({
    code: 'listing.too_many_today',
    status: 429,
    message:
      'You can show up to {{max}} new listings in 24 hours. Please try again in {{hours}} h.',
    values: { max: maxPerDay, hours: Math.ceil(retryAfter / 3600) },
    retryAfter,
  })

export const tooManyListings = (maxActiveListings: number) =>
  new AppError({
    code: 'listing.too_many',
    status: 429,
    message:
      'You can have up to {{max}} listings at a time. Archive one that you no longer need, then try again.',
    values: { max: maxActiveListings },
  })

/** @param reference the owner's own reference of another listing. */
export function ownReferenceTaken(reference: string) {
  const message = 'Another of your listings has the reference {{reference}}.'
  const values = { reference }
  return new AppError({
    code: 'listing.reference_taken',
    status: 409,
    message,
    values,
    issues: [issueFromTemplate('externalId', message, values)],
  })
}
