import { AppError } from '#server/platform/errors/errors.ts'

export const exportNotFound = () =>
  new AppError({
    code: 'shop_export.not_found',
    status: 404,
    message: 'There is no such export. Choose crops, equipment, orders, bookings or reviews.',
  })
