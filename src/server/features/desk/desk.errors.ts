import { AppError } from '../../core/errors.ts'

export const subjectNotFound = () =>
  new AppError({ code: 'desk.not_found', status: 404, message: 'This is no longer here.' })

export const alreadyDecided = () =>
  new AppError({
    code: 'desk.already_decided',
    status: 409,
    message: 'This has been decided already.',
  })
