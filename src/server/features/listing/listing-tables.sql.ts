import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** The table of each kind of listing. */
export const listingTables: Record<ListingKind, 'crops' | 'equipments'> = {
  crop: 'crops',
  equipment: 'equipments',
}
