import { weatherSentences } from '../../../shared/weather.constants.ts'
import { AppError } from '../../core/errors.ts'

export const unknownPlace = () =>
  new AppError({ code: 'weather.unknown_place', status: 404, message: weatherSentences.failed })

export const weatherUnavailable = () =>
  new AppError({ code: 'weather.unavailable', status: 503, message: weatherSentences.failed })
