import { AppError } from '#server/platform/errors/errors.ts'
import { newsSentences } from '#shared/news/news.constants.ts'

export const newsUnavailable = () =>
  new AppError({ code: 'news.unavailable', status: 503, message: newsSentences.failed })

export const noPicture = () =>
  new AppError({ code: 'news.no_picture', status: 404, message: 'This picture is not available.' })
