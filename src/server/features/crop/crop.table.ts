import type { ListingTable } from '#server/features/listing/listing.entity.ts'
import { cropNotFound, notCropOwner } from './crop.errors.ts'

export const cropTable: ListingTable = {
  kind: 'crop',
  table: 'crops',
  price: 'price',
  lastDay: 'expiry_date',
  columns: `l.price, l.quantity, l.unit, l.harvest_date as "harvestDate",
    l.expiry_date as "expiryDate", l.dispatch_time as "dispatchTime", l.is_organic as "isOrganic"`,
  ownerColumns: () => [],
  ownListingField: 'isUserCrop',
  notFound: cropNotFound,
  notOwner: notCropOwner,
}
