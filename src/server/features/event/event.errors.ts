import { AppError } from '#server/platform/errors/errors.ts'

export const unknownCursor = () =>
  new AppError({
    code: 'change.unknown_cursor',
    status: 400,
    message: 'This cursor is not one of ours.',
  })

export const cursorExpired = () =>
  new AppError({
    code: 'change.cursor_expired',
    status: 410,
    message:
      'This cursor has expired. Read everything again, then follow the changes from the start.',
  })
