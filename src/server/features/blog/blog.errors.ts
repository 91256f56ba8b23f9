import { AppError } from '#server/platform/errors/errors.ts'

export const articleNotFound = () =>
  new AppError({ code: 'blog.not_found', status: 404, message: 'There is no such article.' })
