import { AppError } from '#server/platform/errors/errors.ts'

export const openTrade = () =>
  new AppError({
    code: 'account.open_trade',
    status: 409,
    message: 'Please finish or cancel your open orders and bookings first.',
  })

export const deletionPlannedAlready = () =>
  new AppError({
    code: 'account.deletion_planned',
    status: 409,
    message: 'The deletion of your account is already scheduled.',
  })

export const downloadUnderWay = () =>
  new AppError({
    code: 'account.download_under_way',
    status: 409,
    message: 'Your data is already being downloaded. Please wait until the download has finished.',
    retryAfter: 60,
  })

/** @param retryAfter seconds until the next download is allowed. */
export const tooManyDownloads = (retryAfter: number) =>
  new AppError({
    code: 'account.download_limit',
    status: 429,
    message: 'You have downloaded your data several times today. Please try again tomorrow.',
    retryAfter,
  })
