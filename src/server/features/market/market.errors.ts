import { AppError } from '#server/platform/errors/errors.ts'

export const unknownSeries = () =>
  new AppError({
    code: 'market.unknown_series',
    status: 404,
    message: 'We could not find this price',
  })

export const unknownAlert = () =>
  new AppError({
    code: 'market.unknown_alert',
    status: 404,
    message: 'We could not find this alert',
  })

export const tooManyAlerts = () =>
  new AppError({
    code: 'market.too_many_alerts',
    status: 409,
    message: 'You are already waiting for 50 prices. Remove an alert to add another.',
  })
