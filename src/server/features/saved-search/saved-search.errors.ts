import { AppError } from '#server/platform/errors/errors.ts'

export const unknownSavedSearch = () =>
  new AppError({
    code: 'saved_search.not_found',
    status: 404,
    message: 'We could not find this search',
  })

export const tooManySavedSearches = () =>
  new AppError({
    code: 'saved_search.too_many',
    status: 409,
    message: 'You already have 50 saved searches. Delete one to save another.',
  })

export const emptySavedSearch = () =>
  new AppError({
    code: 'saved_search.empty',
    status: 400,
    message: 'Choose what to look for first: words, a category, a place or a price.',
  })
