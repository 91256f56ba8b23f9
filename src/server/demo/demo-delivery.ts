import type { EntityManager } from '@mikro-orm/postgresql'
import { storeDeliveryTerms } from '#server/features/delivery/delivery.service.ts'
import {
  type DeliveryTermsUpdate,
  defaultCropDelivery,
  defaultEquipmentTravel,
} from '#shared/delivery/delivery.schema.ts'

/** The machines' descriptions say the same distance. */
const equipment: DeliveryTermsUpdate['equipment'] = {
  ...defaultEquipmentTravel,
  mode: 'radius',
  radiusKm: 25,
  flatFee: 200,
  perKmFee: 12,
}

/** Every third seller delivers around the farm; the others agree on it with each buyer. */
const crops: DeliveryTermsUpdate['crops'] = {
  ...defaultCropDelivery,
  mode: 'radius',
  radiusKm: 60,
  flatFee: 80,
  perKmFee: 6,
  per100KgFee: 40,
  freeAbove: 25_000,
}

/** Says how far the demo sellers deliver and their machines travel. */
export async function addDemoDelivery(em: EntityManager, sellers: readonly { id: string }[]) {
  for (const [i, { id }] of sellers.entries()) {
    await storeDeliveryTerms(em, id, i % 3 === 1 ? { crops, equipment } : { equipment })
  }
}
