import { AppError } from '#server/platform/errors/errors.ts'

export const equipmentNotFound = () =>
  new AppError({
    code: 'equipment.not_found',
    status: 404,
    message: 'This equipment is no longer here.',
  })

export const notEquipmentOwner = () =>
  new AppError({
    code: 'equipment.not_owner',
    status: 403,
    message: 'You are not authorized to edit this equipment.',
  })
