import type { CropView } from '#shared/crop/crop.schema.ts'
import { daysUntilExpiry, isExpired } from '#shared/crop/expiry.ts'

type Perishable = Pick<CropView, 'name' | 'kindHindi' | 'expiryDate' | 'isArchived' | 'quantity'>

/** The crop on sale that expires first, with the whole days left; null when none is on sale. */
export function soonestExpiry(crops: readonly Perishable[], now = Date.now()) {
  const [first] = crops
    .filter((crop) => !crop.isArchived && crop.quantity > 0 && !isExpired(crop.expiryDate, now))
    .sort((a, b) => a.expiryDate.localeCompare(b.expiryDate))
  return first ? { crop: first, days: daysUntilExpiry(first.expiryDate, now) } : null
}
