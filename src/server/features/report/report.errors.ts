import { AppError } from '#server/platform/errors/errors.ts'

export const cannotReportOwnListing = () =>
  new AppError({
    code: 'report.own_listing',
    status: 409,
    message: 'This is your own listing: you can change or archive it.',
  })

/** @param retryAfter seconds until another report may be sent. */
export const tooManyReports = (retryAfter: number) =>
  new AppError({
    code: 'report.too_many',
    status: 429,
    message: 'You have reached the limit of reports for today. Please try again tomorrow.',
    retryAfter,
  })
