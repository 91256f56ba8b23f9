import { AppError } from '#server/platform/errors/errors.ts'
import { weatherSentences } from '#shared/weather/weather.constants.ts'

/** @param message what is wrong with the place; without it, the general sentence. */
export const unknownPlace = (message: string = weatherSentences.failed) =>
  new AppError({ code: 'weather.unknown_place', status: 404, message })

/** @param retryAfter seconds until the user or address may look up further places. */
export const tooManyLookups = (retryAfter: number) =>
  new AppError({
    code: 'weather.lookup_limit',
    status: 429,
    message: 'You have looked up too many places today. Please try again tomorrow.',
    retryAfter,
  })

/** @param retryAfter seconds until further places are looked up for anybody. */
export const weatherBudgetSpent = (retryAfter: number) =>
  new AppError({
    code: 'weather.budget_spent',
    status: 503,
    message: 'We can look up no more weather today. Please try again tomorrow.',
    retryAfter,
  })

export const weatherUnavailable = () =>
  new AppError({ code: 'weather.unavailable', status: 503, message: weatherSentences.failed })
