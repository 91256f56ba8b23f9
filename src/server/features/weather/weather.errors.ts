import { AppError } from '#server/platform/errors/errors.ts'
import { weatherSentences } from '#shared/weather/weather.constants.ts'

/** @param message what is wrong with the place; without it, the general sentence. */
export const unknownPlace = (message: string = weatherSentences.failed) =>
  new AppError({ code: 'weather.unknown_place', status: 404, message })

export const weatherUnavailable = () =>
  new AppError({ code: 'weather.unavailable', status: 503, message: weatherSentences.failed })
