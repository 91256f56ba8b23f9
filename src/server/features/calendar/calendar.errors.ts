import { AppError } from '#server/platform/errors/errors.ts'

export const unknownCalendarCrop = () =>
  new AppError({
    code: 'calendar.unknown_crop',
    status: 404,
    message: 'The calendar has no such crop.',
  })
