/**
 * How a seller delivers: as agreed with each buyer (everybody who has set nothing), not at all, within a
 * radius, to districts, or to PIN codes by their first digits. Pick-up is always possible.
 */
export const deliveryModes = ['agreed', 'pickup', 'radius', 'districts', 'pins'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

/** How a machine gets to its renter; collecting it is always possible. */
export const travelModes = ['agreed', 'pickup', 'radius'] as const

/** Entries that one seller's terms can have. */
export const maxDeliveryDistricts = 100
export const maxPinPrefixes = 100

/** Largest amounts of the terms, in rupees. */
export const maxDeliveryAmounts = {
  flatFee: 100_000,
  perKmFee: 1_000,
  per100KgFee: 10_000,
  /** The highest order value from which delivery can be made free or possible at all, in rupees. */
  orderValue: 1_000_000_000,
} as const
