import { AppError } from '#server/platform/errors/errors.ts'

export const adminSubjectNotFound = () =>
  new AppError({ code: 'desk.not_found', status: 404, message: 'This is no longer here.' })

export const personHasChanged = () =>
  new AppError({
    code: 'desk.person_changed',
    status: 409,
    message:
      'This person has changed their name or UPI ID since you opened this page. Please check the new details.',
  })

export const cannotDecideOwnCase = () =>
  new AppError({
    code: 'desk.own_case',
    status: 403,
    message:
      'You cannot decide about yourself, your own items or something that you reported. Please ask another admin.',
  })

export const alreadyDecided = () =>
  new AppError({
    code: 'desk.already_decided',
    status: 409,
    message: 'This has been decided already.',
  })
