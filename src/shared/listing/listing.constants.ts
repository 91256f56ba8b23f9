export const listingKinds = ['crop', 'equipment'] as const
export type ListingKind = (typeof listingKinds)[number]

/**
 * Contact numbers of sellers and owners that one user may see per calendar day in India: enough to buy,
 * too few to collect numbers.
 */
export const contactsPerDay = 60

/** Page size of an owner's own listings: the default and the maximum. */
export const maxOwnPageSize = 200

/** Listings of each kind on a seller's page, unless the caller wants another number. */
export const sellerPageSize = 24

/** How an owner's own listings are sorted: `last-day` by the end of the offer, `stock` for crops alone. */
export const ownListingSorts = [
  'newest',
  'oldest',
  'name-a',
  'name-z',
  'price-low',
  'price-high',
  'stock-low',
  'stock-high',
  'last-day-first',
  'last-day-last',
] as const
export type OwnListingSort = (typeof ownListingSorts)[number]

/** Which of an owner's own listings a list has: an archived one is for its owner alone. */
export const ownListingStatuses = ['listed', 'archived'] as const
export type OwnListingStatus = (typeof ownListingStatuses)[number]

/** How many days one rental may last. */
export const rentalDays = { min: 1, max: 30 } as const

/** The longest reference, in characters. */
export const maxExternalIdLength = 100
