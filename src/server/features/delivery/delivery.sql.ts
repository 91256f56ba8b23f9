import { sql } from '#server/platform/database/sql.ts'
import type { CropDeliveryTerms, EquipmentTravelTerms } from '#shared/delivery/delivery.schema.ts'

/** What a seller's deliveries depend on. */
export interface DeliverySource {
  /** The ZIP and the country of the seller's profile as they were typed. */
  zip: string
  country: string
  /** Null as long as the seller has set nothing. */
  crops: CropDeliveryTerms | null
  equipment: EquipmentTravelTerms | null
}

/**
 * The `ListedDelivery` of the owner of listing `l` as JSON; null when the owner has set nothing.
 * @param part the terms for crops, or those for machines.
 */
export const listedDeliverySql = (part: 'crops' | 'equipment') => `(
    select json_build_object('mode', d.${part}->>'mode', 'radiusKm',
      case when d.${part}->>'mode' = 'radius' then d.${part}->'radiusKm' end)
    from delivery_terms d where d.user_id = l.owner_id and d.${part} is not null)`

/** The source of deliveries of a user who does not exist, or who offers nothing. */
export const noDeliverySource: DeliverySource = {
  zip: '',
  country: '',
  crops: null,
  equipment: null,
}

/** The `DeliverySource` of user `u` as JSON. */
export function deliverySourceSql(alias: string) {
  const u = sql.raw(alias)
  return sql`json_build_object('zip', ${u}.zip, 'country', ${u}.country,
    'crops', (select d.crops from delivery_terms d where d.user_id = ${u}.id),
    'equipment', (select d.equipment from delivery_terms d where d.user_id = ${u}.id))`
}
