import { AppError } from '#server/platform/errors/errors.ts'
import { cartFullSentence, maxCartLines } from '#shared/cart/cart.constants.ts'

export const cartFull = () =>
  new AppError({
    code: 'basket.full',
    status: 409,
    message: cartFullSentence,
    values: { max: maxCartLines },
  })
