import { maxBasketLines } from '../../../shared/order.constants.ts'
import { AppError } from '../../core/errors.ts'

export const basketFull = () =>
  new AppError({
    code: 'basket.full',
    status: 409,
    message: `A basket can have up to ${maxBasketLines} crops`,
  })

export const basketCropGone = () =>
  new AppError({ code: 'crop.not_found', status: 404, message: 'This crop is no longer here.' })
