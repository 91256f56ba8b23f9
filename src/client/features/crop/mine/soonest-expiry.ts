import type { CropView } from '#shared/crop/crop.schema.ts'
import { isExpired } from '#shared/crop/expiry.ts'
import { isSoldOut } from '#shared/crop/sold-out.ts'

type Perishable = Pick<CropView, 'name' | 'kindHindi' | 'expiryDate' | 'isArchived' | 'quantity'>

/** The crop on sale that expires first; null when none is on sale. Less than a whole unit is not on sale. */
export function soonestExpiry(crops: readonly Perishable[], now = Date.now()) {
  const [first] = crops
    .filter((crop) => !crop.isArchived && !isSoldOut(crop) && !isExpired(crop.expiryDate, now))
    .sort((a, b) => a.expiryDate.localeCompare(b.expiryDate))
  return first ?? null
}
