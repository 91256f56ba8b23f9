import { sellingPrice } from '#server/features/market/fair-price.service.ts'
import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { maxOwnPrices, type OwnPricesView } from '#shared/dashboard/own-prices.schema.ts'
import { SellingPriceInput } from '#shared/market/selling-price.schema.ts'

/** Listings whose kinds are looked at, the newest first. */
const newestListings = 50

interface OwnKind {
  kind: string
  state: string
  district: string
}

/** The kinds that the user sells, the newest listing first, with the place that each is sold from. */
const ownKinds = (db: Database, userId: string) =>
  queryRows<OwnKind>(
    db,
    sql.named(
      'dashboard:own-kinds',
      sql`select kind, state, district from (
          select distinct on (c.kind_id) c.kind_id as kind, c.created_at, coalesce(c.state, u.state) as state,
              coalesce(c.district, u.city) as district
            from (select * from crops where owner_id = ${userId}::uuid and not is_archived
                and kind_id is not null
              order by created_at desc, id desc limit ${sql.raw(newestListings)}) c
              join users u on u.id = c.owner_id
            order by c.kind_id, c.created_at desc) each
        order by created_at desc limit ${sql.raw(maxOwnPrices)}`,
    ),
  )

/** What the nearest mandi reports, and others ask, for the kinds of goods that the user sells. */
export async function listOwnPrices(db: Database, userId: string): Promise<OwnPricesView> {
  const kinds = await ownKinds(db, userId)
  const prices = await Promise.all(
    kinds.map(async ({ kind, state, district }) => {
      const named = goodsKinds('crop').find(({ id }) => id === kind)
      if (!named) return []
      // A state that the price lists do not know has no mandi that is near.
      const { data: input = { kind, state: '' as const, district: '' } } =
        SellingPriceInput.safeParse({ kind, state, district })
      const price = await sellingPrice(db, input, userId)
      return [{ kind, name: named.name.en, kindHindi: named.name.hi, image: named.image, ...price }]
    }),
  )
  return { prices: prices.flat() }
}
