import type { ListingImporter } from '#server/features/listing/batch/listing-batch.service.ts'
import type { CropInput, CropUpdate } from '#shared/crop/crop.schema.ts'
import { Crop } from './crop.entity.ts'
import { changeCrop, createCrop } from './crop.service.ts'
import { cropTable } from './crop.table.ts'

/** How a file's rows become crops. */
export const cropImporter: ListingImporter<Crop, CropInput, Omit<CropUpdate, 'cropId'>> = {
  entity: Crop,
  table: cropTable,
  create: createCrop,
  change: (em, crop, changes) => changeCrop(em, crop, changes),
  restore: (em, crop, { kindFrom, ...values }) => {
    // What was sold out before is sold out again.
    changeCrop(em, crop, values, 0)
    if (kindFrom !== undefined) em.assign(crop, { kindFrom })
  },
}
