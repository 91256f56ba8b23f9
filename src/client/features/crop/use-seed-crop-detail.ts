import { seedDetail } from '#client/domain/listing/detail/seed-detail.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'

/** Lets a crop's page open with the data of the list that leads to it. */
export function useSeedCropDetail() {
  const utils = trpc.useUtils()
  return (crop: CropView) => seedDetail(utils.crop.get, { cropId: crop._id }, crop)
}
