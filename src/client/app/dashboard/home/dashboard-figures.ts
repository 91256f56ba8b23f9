import type { CropView } from '#shared/crop/crop.schema.ts'
import { daysUntilExpiry, isExpired } from '#shared/crop/expiry.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'

type FigureCrop = Pick<
  CropView,
  '_id' | 'name' | 'price' | 'quantity' | 'expiryDate' | 'isArchived'
>
type FigureEquipment = Pick<EquipmentView, 'isArchived' | 'views'>

export interface DashboardFigures {
  /** The number of crops that can be bought and of visible equipment. */
  activeListings: number
  /** The number of views of the user's equipment, archived ones included. */
  views: number
  /** The active crop that expires first; null without any. */
  soonestExpiry: { cropId: string; name: string; days: number } | null
  /** The value of the active crops' stock in rupees, at their prices. */
  stockValue: number
}

/** The figures about the user's listings. @param now in ms as `Date.now()`. */
export function dashboardFigures(
  crops: readonly FigureCrop[],
  equipments: readonly FigureEquipment[],
  now = Date.now(),
): DashboardFigures {
  const active = crops.filter(
    (crop) => !crop.isArchived && crop.quantity > 0 && !isExpired(crop.expiryDate, now),
  )
  const paise = active.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * quantity * 100),
    0,
  )
  const [soonest] = active.toSorted((a, b) => a.expiryDate.localeCompare(b.expiryDate))
  return {
    activeListings: active.length + equipments.filter(({ isArchived }) => !isArchived).length,
    views: equipments.reduce((sum, { views }) => sum + views, 0),
    soonestExpiry: soonest
      ? {
          cropId: soonest._id,
          name: soonest.name,
          days: daysUntilExpiry(soonest.expiryDate, now),
        }
      : null,
    stockValue: paise / 100,
  }
}
