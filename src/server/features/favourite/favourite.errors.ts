import { AppError } from '#server/platform/errors/errors.ts'

export const tooManyFavourites = () =>
  new AppError({
    code: 'favourite.too_many',
    status: 409,
    message: 'You already have 500 favourites. Remove one to add another.',
  })
