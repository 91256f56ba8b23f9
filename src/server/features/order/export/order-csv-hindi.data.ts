import type { CropUnit } from '#shared/crop/crop.constants.ts'
import type { DeliveryWay, OrderStatus, PayWay } from '#shared/order/order.constants.ts'

// The page's own words for the seller; a test compares them.

/** Of orders that are delivered, and of those that are picked up where these do not differ. */
export const hindiOrderStatuses: Record<OrderStatus, string> = {
  placed: 'नया',
  accepted: 'मान लिया',
  paid: 'भुगतान हुआ: भेजना है',
  dispatched: 'भेज दिया',
  delivered: 'पहुँच गया',
  declined: 'नहीं लिया',
  cancelled: 'रद्द',
  expired: 'समय पर जवाब नहीं मिला',
}

export const hindiPickupStatuses: Partial<Record<OrderStatus, string>> = {
  paid: 'भुगतान हुआ: तैयार करें',
  dispatched: 'ले जाने के लिए तैयार',
  delivered: 'सौंप दिया',
}

export const hindiPayWays: Record<PayWay, string> = { cash: 'नकद', upi: 'यूपीआई' }

export const hindiDeliveryWays: Record<DeliveryWay, string> = {
  delivery: 'घर पर पहुँचाना',
  pickup: 'खुद ले जाना',
}

export const hindiUnits: Record<CropUnit, string> = {
  kg: 'किलो',
  g: 'ग्राम',
  ton: 'टन',
  litre: 'लीटर',
  piece: 'नग',
}
