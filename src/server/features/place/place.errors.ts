import { AppError } from '#server/platform/errors/errors.ts'
import { nothingNear, unknownPin } from '#shared/place/place.constants.ts'

/** For six digits that India Post uses for no place. */
export const pinNotFound = () =>
  new AppError({ code: 'place.unknown_pin', status: 404, message: unknownPin })

/** For a point in the sea, or across a border. */
export const noPlaceNear = () =>
  new AppError({ code: 'place.nothing_near', status: 404, message: nothingNear })
