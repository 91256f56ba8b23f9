import type { EntityManager } from '@mikro-orm/postgresql'
import { hasPinsStartingWith } from '#server/features/place/place.service.ts'
import { districtHindiOf } from '#server/features/place/place-districts.service.ts'
import { lockUser } from '#server/features/user/user-state.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows, type SqlSource } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { invalidInput, issueFromTemplate, unauthorized } from '#server/platform/errors/errors.ts'
import {
  type CropDeliveryTerms,
  type DeliveryTermsUpdate,
  defaultCropDelivery,
  defaultEquipmentTravel,
  type OwnDeliveryTerms,
  type SellerDeliveryInput,
  type SellerDeliveryView,
} from '#shared/delivery/delivery.schema.ts'
import { unknownDistrict } from '#shared/place/place.constants.ts'
import { deliveryNeedsPin } from './delivery.errors.ts'
import { type DeliverySource, deliverySourceSql, noDeliverySource } from './delivery.sql.ts'
import {
  deliveryPlaceOf,
  destinationFrom,
  hasPoint,
  isDistrict,
  pinOf,
} from './delivery-place.service.ts'

interface SourceRow {
  id: string
  source: DeliverySource
}

type DeliverySources = ReadonlyMap<string, DeliverySource>

const bySeller = (rows: readonly SourceRow[]): DeliverySources =>
  new Map(rows.map(({ id, source }) => [id, source]))

/** What the deliveries of these sellers depend on at this moment, by seller. */
export const readDeliverySources = async (source: SqlSource, sellerIds: readonly string[]) =>
  bySeller(
    await queryRows<SourceRow>(
      source,
      sql.named(
        'delivery:sources',
        sql`select u.id, ${deliverySourceSql('u')} as source from users u
          where u.id = any(${sellerIds}::uuid[])`,
      ),
    ),
  )

/** Like `readDeliverySources`, for the sellers of these crops: each seller's terms are read once. */
export const readDeliverySourcesOfCrops = async (db: Database, cropIds: readonly string[]) =>
  bySeller(
    await queryRows<SourceRow>(
      db,
      sql.named(
        'delivery:sources-of-crops',
        sql`select u.id, ${deliverySourceSql('u')} as source from users u
          where u.id in (select c.owner_id from crops c where c.id = any(${cropIds}::uuid[]))`,
      ),
    ),
  )

function termsOf({ crops, equipment }: DeliverySource) {
  const terms = { ...defaultCropDelivery, ...crops }
  const districts = terms.districts.map((each) => ({
    ...each,
    districtHindi: districtHindiOf(each),
  }))
  return {
    crops: { ...terms, districts },
    equipment: { ...defaultEquipmentTravel, ...equipment },
  }
}

/**
 * The user's own terms, with the place from which distances are measured.
 * @throws AppError `auth.required` (401) when the account was erased after the token was checked.
 */
export async function getDeliveryTerms(db: SqlSource, userId: string): Promise<OwnDeliveryTerms> {
  const source = (await readDeliverySources(db, [userId])).get(userId)
  if (!source) throw unauthorized()
  const pin = pinOf(source)
  return {
    ...termsOf(source),
    from: pin === null ? null : deliveryPlaceOf(pin),
    hasPoint: pin !== null && hasPoint(pin),
  }
}

const needsDistance = ({ mode, perKmFee }: CropDeliveryTerms) =>
  mode === 'radius' || (perKmFee > 0 && (mode === 'districts' || mode === 'pins'))

const storedPart = (part: object | undefined) => (part ? sql.json(part) : sql`null::jsonb`)

/**
 * @throws AppError `input.invalid` (400) for a district that the list of districts does not have, and for digits
 * that no PIN code begins with.
 */
function requireKnownAreas({ districts, pinPrefixes }: CropDeliveryTerms): void {
  const issues = [
    ...districts.flatMap((district, index) =>
      isDistrict(district) ? [] : [{ path: `crops.districts.${index}`, message: unknownDistrict }],
    ),
    ...pinPrefixes.flatMap((prefix, index) =>
      hasPinsStartingWith(prefix)
        ? []
        : [
            issueFromTemplate(
              `crops.pinPrefixes.${index}`,
              'No PIN code begins with {{digits}}. Please check it.',
              { digits: prefix },
            ),
          ],
    ),
  ]
  if (issues.length > 0) throw invalidInput(issues)
}

/** Stores the parts that are sent, as they are; the others stay. */
export const storeDeliveryTerms = (
  em: EntityManager,
  userId: string,
  { crops, equipment }: DeliveryTermsUpdate,
) =>
  execute(
    em,
    sql`insert into delivery_terms as d (user_id, crops, equipment, created_at, updated_at)
      values (${userId}, ${storedPart(crops)}, ${storedPart(equipment)}, clock_timestamp(),
        clock_timestamp())
      on conflict (user_id) do update set crops = coalesce(excluded.crops, d.crops),
        equipment = coalesce(excluded.equipment, d.equipment), updated_at = excluded.updated_at`,
  )

/**
 * Changes the parts of the user's terms that are sent. Orders and bookings that were placed before keep theirs.
 * @throws AppError `delivery.no_pin` (409) when the terms need distances and the profile has no known PIN code,
 * `input.invalid` (400) for an unknown district or PIN code.
 */
export async function setDeliveryTerms(
  db: Database,
  userId: string,
  { crops, equipment }: DeliveryTermsUpdate,
): Promise<OwnDeliveryTerms> {
  if (crops) requireKnownAreas(crops)
  return db.transaction(async (em) => {
    // The PIN code that is checked is the one that the terms are stored with.
    await lockUser(em, userId)
    await storeDeliveryTerms(em, userId, { crops, equipment })
    const terms = await getDeliveryTerms(em, userId)
    const isMeasured = (crops && needsDistance(crops)) || (equipment && equipment.mode === 'radius')
    if (isMeasured && !terms.hasPoint) throw deliveryNeedsPin()
    return terms
  })
}

/** What the deliveries of a user depend on, if the user offers something or asks about their own. */
async function readPublicSource(db: Database, sellerId: string, viewerId: string | null) {
  const [row] = await queryRows<{ source: DeliverySource }>(
    db,
    sql.named(
      'delivery:public-source',
      sql`select ${deliverySourceSql('u')} as source from users u where u.id = ${sellerId}::uuid
        and (u.id = ${viewerId}::uuid
          or exists (select from crops where owner_id = u.id and not is_archived)
          or exists (select from equipments where owner_id = u.id and not is_archived))`,
    ),
  )
  return row?.source ?? noDeliverySource
}

/**
 * A seller's terms for everybody, with the distance to a place. Somebody who offers nothing has the default terms
 * for others, because distances to several places would tell where they live.
 */
export async function getSellerDelivery(
  db: Database,
  { sellerId, pin }: SellerDeliveryInput,
  viewerId: string | null,
): Promise<SellerDeliveryView> {
  const source = await readPublicSource(db, sellerId, viewerId)
  return {
    ...termsOf(source),
    to: pin === '' ? null : destinationFrom(source, deliveryPlaceOf(pin)),
  }
}
