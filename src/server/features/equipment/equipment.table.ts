import { listedDeliverySql } from '#server/features/delivery/delivery.sql.ts'
import type { ListingTable } from '#server/features/listing/listing.entity.ts'
import { sql } from '#server/platform/database/sql.ts'
import { equipmentNotFound, notEquipmentOwner } from './equipment.errors.ts'

export const equipmentTable: ListingTable = {
  kind: 'equipment',
  table: 'equipments',
  // INR comes before USD. Nothing says what a dollar is in rupees, so their prices are not compared.
  priceOrder: [{ column: 'currency', isAlwaysUp: true }, { column: 'price_per_day' }],
  lastDay: 'available_to',
  columns: `l.price_per_day as "pricePerDay", l.currency, l.available_from as "availableFrom", l.available_to as "availableTo", l.status,
    l.safety_check_passed as "safetyCheckPassed", l.bookings_count as "bookingsCount", l.views,
    l.rating, l.num_reviews as "numReviews", ${listedDeliverySql('equipment')} as delivery`,
  // Other users get the number from equipment-contact.service, which counts their views.
  ownerColumns: (viewer) => [
    sql`case when l.owner_id = ${viewer}::uuid then l.external_id end as "externalId"`,
    sql`case when l.owner_id = ${viewer}::uuid then l.contact_number end as "contactNumber"`,
  ],
  ownListingField: 'isUserEquipment',
  notFound: equipmentNotFound,
  notOwner: notEquipmentOwner,
}
