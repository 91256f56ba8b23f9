import { AppError } from '#server/platform/errors/errors.ts'
import { weatherSentences } from '#shared/weather/weather.constants.ts'

export const unknownPlace = () =>
  new AppError({ code: 'weather.unknown_place', status: 404, message: weatherSentences.failed })

export const weatherUnavailable = () =>
  new AppError({ code: 'weather.unavailable', status: 503, message: weatherSentences.failed })
