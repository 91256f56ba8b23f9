import { AppError } from '#server/platform/errors/errors.ts'

export const aadhaarIsFixed = () =>
  new AppError({
    code: 'user.aadhaar_fixed',
    status: 409,
    message: 'Your Aadhaar number is already saved and cannot be changed.',
  })

export const farmerIdIsFixed = () =>
  new AppError({
    code: 'user.farmer_id_fixed',
    status: 409,
    message: 'Your farmer ID is already saved and cannot be changed.',
  })
