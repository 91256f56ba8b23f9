import { listedDeliverySql } from '#server/features/delivery/delivery.sql.ts'
import type { ListingTable } from '#server/features/listing/listing.entity.ts'
import { sql } from '#server/platform/database/sql.ts'
import { cropNotFound, notCropOwner } from './crop.errors.ts'

export const cropTable: ListingTable = {
  kind: 'crop',
  table: 'crops',
  priceOrder: [{ column: 'price_per_kg', isNullable: true }, { column: 'price' }],
  lastDay: 'expiry_date',
  columns: `l.price, l.quantity, l.unit, l.harvest_date as "harvestDate",
    l.expiry_date as "expiryDate", l.dispatch_time as "dispatchTime", l.is_organic as "isOrganic", ${listedDeliverySql('crops')} as delivery`,
  ownerColumns: (viewer) => [
    sql`case when l.owner_id = ${viewer}::uuid then l.external_id end as "externalId"`,
    sql`case when l.owner_id = ${viewer}::uuid then l.shown_unit end as "shownUnit"`,
    sql`case when l.owner_id = ${viewer}::uuid then l.bag_kg end as "bagKg"`,
    sql`case when l.owner_id = ${viewer}::uuid and l.stock_moves > l.stock_moves_seen
      then l.stock_moves end as "unseenStockMoves"`,
  ],
  ownListingField: 'isUserCrop',
  notFound: cropNotFound,
  notOwner: notCropOwner,
}
