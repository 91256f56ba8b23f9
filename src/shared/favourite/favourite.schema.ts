import { z } from 'zod'
import { CropView } from '#shared/crop/crop.schema.ts'
import { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { recordId } from '#shared/kit/common.schema.ts'
import { checkCursor, cursorParameter, nextCursor } from '#shared/kit/cursor.schema.ts'
import { pageFields, pageNumber } from '#shared/kit/pagination.schema.ts'
import { listingKinds } from '#shared/listing/listing.constants.ts'

export const FavouriteInput = z.object({
  kind: z.enum(listingKinds),
  listingId: recordId('We could not find this listing'),
})
export type FavouriteInput = z.infer<typeof FavouriteInput>

/** All favourites of a person by their kind, to mark them in lists. */
export const FavouriteIds = z.object({
  crop: z.array(z.string()),
  equipment: z.array(z.string()),
})
export type FavouriteIds = z.infer<typeof FavouriteIds>

export const FavouritesInput = z
  .object({ cursor: cursorParameter, page: pageNumber.default(1) })
  .superRefine(checkCursor)
  .prefault({})
export type FavouritesInput = z.infer<typeof FavouritesInput>

export const FavouriteView = z.object({
  kind: z.enum(listingKinds),
  listingId: z.string(),
  /** The listing's name; "" after an operator has hidden it. */
  name: z.string(),
  savedAt: z.string(),
  /** The listing, while it is listed; exactly one of the two, or none. */
  crop: CropView.nullable(),
  equipment: EquipmentView.nullable(),
})
export type FavouriteView = z.infer<typeof FavouriteView>

/** The newest first. */
export const FavouritePage = z.object({
  favourites: z.array(FavouriteView),
  ...pageFields,
  nextCursor,
})
export type FavouritePage = z.infer<typeof FavouritePage>
