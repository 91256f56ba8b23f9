import { AppError } from '../../core/errors.ts'

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
