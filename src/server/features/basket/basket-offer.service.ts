import type { LineInput } from '../../../shared/order.schema.ts'
import type { Database } from '../../core/database.ts'
import { indiaDay } from '../../core/india-day.ts'
import { type AssessedLine, assess, mergeLines, type Offer } from './basket.policy.ts'

type OfferRow = Omit<Offer, 'seller'> & {
  sellerId: string
  sellerName: string
  place: string
  verified: boolean
  takesUpi: boolean
}

/** `$1` crops, `$2` today. What its seller has archived is gone. */
const offersSql = `select c.id as "cropId", c.name, c.images[1] as image, c.unit, c.price,
    floor(c.quantity) as stock, c.expiry_date < $2::date as "isExpired", c.owner_id as "sellerId",
    btrim(u.first_name || ' ' || u.last_name) as "sellerName", c.place, u.verified,
    u.upi_id <> '' as "takesUpi"
  from crops c join users u on u.id = c.owner_id
  where c.id = any($1::uuid[]) and not c.is_archived`

const offerOf = ({ sellerId, sellerName, place, verified, takesUpi, ...offer }: OfferRow) => ({
  ...offer,
  seller: { _id: sellerId, name: sellerName, place, verified, takesUpi },
})

/**
 * Lines beside what there is now of their crops, those of the same crop joined.
 * @param viewerId whose own crops can't be had; null for a visitor.
 */
export async function assessLines(
  db: Database,
  lines: readonly LineInput[],
  viewerId: string | null,
): Promise<AssessedLine[]> {
  const wishes = mergeLines(lines)
  if (wishes.length === 0) return []
  const rows = await db.read<OfferRow>({
    name: 'basket:offers',
    text: offersSql,
    values: [wishes.map(({ cropId }) => cropId), indiaDay()],
  })
  const offers = new Map(rows.map((row) => [row.cropId, offerOf(row)]))
  return wishes.map((wish) => assess(wish, offers.get(wish.cropId) ?? null, viewerId))
}
