import { AppError } from '#server/platform/errors/errors.ts'
import { maxCartLines } from '#shared/cart/cart.constants.ts'

export const cartFull = () =>
  new AppError({
    code: 'basket.full',
    status: 409,
    message: 'A basket can have up to {{max}} crops',
    values: { max: maxCartLines },
  })
