import { readDeliverySourcesOfCrops } from '#server/features/delivery/delivery.service.ts'
import { type DeliverySource, noDeliverySource } from '#server/features/delivery/delivery.sql.ts'
import {
  hindiKindName,
  kindImageWithoutPhoto,
} from '#server/features/listing/words/listing-hindi-names.service.ts'
import { blockSql } from '#server/features/message/message-block.service.ts'
import { findHindiTownName } from '#server/features/place/place-hindi-names.service.ts'
import { userNameSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { CartLineInput } from '#shared/cart/cart.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import {
  mergeLines,
  type Offer,
  type PricedLine,
  priceCartLine,
  type SeenTerms,
} from './cart.policy.ts'

export type { Offer as CropOffer, PricedLine as PricedCartLine } from './cart.policy.ts'

type OfferRow = Omit<Offer, 'seller' | 'stored' | 'delivery' | 'kindHindi' | 'kindImage'> & {
  kind: string | null
  /** What the buyer saw; a null term is not known. */
  stored: { price: number; unit: Offer['unit'] | null; name: string | null } | null
  sellerId: string
  sellerName: string
  place: string
  verified: boolean
  takesUpi: boolean
}

/** Archived crops have no offer. @param viewerId null for a visitor. */
function offersStatement(cropIds: readonly string[], viewerId: string | null) {
  const viewer = sql`${sql.value(viewerId)}::uuid`
  return sql.named(
    'basket:offers',
    sql`select c.id as "cropId", c.name, c.kind_id as kind, c.images[1] as image, c.unit, c.price,
    floor(c.quantity) as stock, c.expiry_date < ${indiaDay()}::date as "isExpired", c.owner_id as "sellerId",
    ${userNameSql('u')} as "sellerName", c.place, u.verified,
    u.upi_id <> '' as "takesUpi", c.terms_changed_at is not null as "hasChangedTerms",
    ${blockSql(viewer, sql`c.owner_id`)} as block,
    case when b.user_id is not null then json_build_object('price', b.seen_price,
      'unit', b.seen_unit, 'name', b.seen_name) end as stored
  from crops c join users u on u.id = c.owner_id
    left join basket_lines b on b.crop_id = c.id and b.user_id = ${viewer}
  where c.id = any(${cropIds}::uuid[]) and not c.is_archived`,
  )
}

const toSeenTerms = ({ price, unit, name }: NonNullable<OfferRow['stored']>): SeenTerms => ({
  price,
  ...(unit !== null && { unit }),
  ...(name !== null && { name }),
})

const toOffer = (row: OfferRow, delivery: DeliverySource): Offer => {
  const { sellerId, sellerName, place, verified, takesUpi, stored, kind, ...offer } = row
  const placeHindi = findHindiTownName(place)
  const seller = { _id: sellerId, name: sellerName, place, placeHindi, verified, takesUpi }
  const kindNames = {
    kindHindi: hindiKindName('crop', kind),
    ...kindImageWithoutPhoto('crop', kind, offer.image),
  }
  return { ...offer, ...kindNames, stored: stored && toSeenTerms(stored), seller, delivery }
}

/**
 * Compares cart lines with the current offers of their crops. Lines of the same crop are joined.
 * @param viewerId the buyer, who cannot buy their own crops; null for a visitor.
 */
export async function priceCartLines(
  db: Database,
  lines: readonly CartLineInput[],
  viewerId: string | null,
): Promise<PricedLine[]> {
  const joinedLines = mergeLines(lines)
  if (joinedLines.length === 0) return []
  const cropIds = joinedLines.map(({ cropId }) => cropId)
  const [rows, sources] = await Promise.all([
    queryRows<OfferRow>(db, offersStatement(cropIds, viewerId)),
    readDeliverySourcesOfCrops(db, cropIds),
  ])
  const offers = new Map(
    // A seller who was erased between the two reads has no source; the order then finds no crop either.
    rows.map((row) => [row.cropId, toOffer(row, sources.get(row.sellerId) ?? noDeliverySource)]),
  )
  return joinedLines.map((line) => priceCartLine(line, offers.get(line.cropId) ?? null, viewerId))
}
