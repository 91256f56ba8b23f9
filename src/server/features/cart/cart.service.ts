import type { EntityManager } from '@mikro-orm/postgresql'
import { cropNotFound } from '#server/features/crop/crop.errors.ts'
import {
  deliveryPlaceOf,
  deliveryReachFrom,
  pinOf,
} from '#server/features/delivery/delivery-place.service.ts'
import { lockUser } from '#server/features/user/user-state.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { maxCartLines } from '#shared/cart/cart.constants.ts'
import type { CartLineInput, CartPutInput, CartView } from '#shared/cart/cart.schema.ts'
import { cartFull } from './cart.errors.ts'
import { mergeLines, viewCart } from './cart.policy.ts'
import { priceCartLines } from './cart-offer.service.ts'

/** The PIN code of a user's profile; null when there is none. */
async function readProfilePin(db: Database, userId: string): Promise<string | null> {
  const [user] = await queryRows<{ zip: string; country: string }>(
    db,
    sql.named('basket:zip', sql`select zip, country from users where id = ${userId}`),
  )
  return user ? pinOf(user) : null
}

/**
 * Prices cart lines as they would be ordered now; visitors may do this too.
 * @param query with the PIN code to deliver to; without one it is that of the viewer's profile.
 */
export async function checkCart(
  db: Database,
  { lines, pin = '' }: { lines: readonly CartLineInput[]; pin?: string },
  viewerId: string | null,
): Promise<CartView> {
  const [pricedLines, givenPin] = await Promise.all([
    priceCartLines(db, lines, viewerId),
    pin === '' && viewerId !== null ? readProfilePin(db, viewerId) : pin || null,
  ])
  const deliverTo = givenPin === null ? null : deliveryPlaceOf(givenPin)
  return viewCart(pricedLines, deliverTo, (source) => deliveryReachFrom(source, deliverTo))
}

/** The terms that the buyer saw are read together with the offers: see `priceCartLines`. */
const readLines = (db: Database, userId: string) =>
  queryRows<CartLineInput>(
    db,
    sql.named(
      'basket:lines',
      sql`select crop_id as "cropId", quantity from basket_lines
      where user_id = ${userId} order by created_at, crop_id`,
    ),
  )

/**
 * SQL of the unit (or name) that the buyer of a new line saw: the one in `g`, or else the one that crop
 * `c` has now. Null (not known) when a price was sent without it and the crop has changed its terms before.
 */
const seenTermSql = (term: 'unit' | 'name') =>
  sql`coalesce(g.${sql.raw(term)}, case when g.unit is not null or g.price is null
    or c.terms_changed_at is null then c.${sql.raw(term)} end)`

/** A user's stored cart. @param pin as in `checkCart`. */
export const getCart = async (db: Database, userId: string, pin = ''): Promise<CartView> =>
  checkCart(db, { lines: await readLines(db, userId), pin }, userId)

/** The caller has locked the user, so that simultaneous changes cannot exceed the limit together. */
const isOverLimit = async (em: EntityManager, userId: string) => {
  const rows = await queryRows(
    em,
    sql`select 1 from basket_lines where user_id = ${userId} limit ${maxCartLines + 1}`,
  )
  return rows.length > maxCartLines
}

/**
 * Sets a crop's quantity in the cart; 0 removes the crop. A request that only changes
 * the quantity does not change the unit and name that the buyer saw.
 * @throws AppError `crop.not_found` (404), `basket.full` (409).
 */
export async function putLine(
  db: Database,
  userId: string,
  { cropId, quantity, ...seen }: CartPutInput,
): Promise<CartView> {
  const price = seen.price ?? null
  const unit = seen.unit ?? null
  const name = seen.name?.toWellFormed() ?? null
  await db.transaction(async (em) => {
    await lockUser(em, userId)
    if (quantity === 0) {
      await execute(
        em,
        sql`delete from basket_lines where user_id = ${userId} and crop_id = ${cropId}`,
      )
      return
    }
    const put = await execute(
      em,
      sql`insert into basket_lines as line (user_id, crop_id, quantity, seen_price, seen_unit, seen_name,
          created_at, updated_at)
        select ${userId}, c.id, ${quantity}, coalesce(g.price, c.price), ${seenTermSql('unit')},
            ${seenTermSql('name')}, clock_timestamp(), clock_timestamp()
          from crops c cross join (select ${price}::numeric as price, ${unit}::text as unit, ${name}::text as name) g
          where c.id = ${cropId} and not c.is_archived
        on conflict (user_id, crop_id) do update set quantity = excluded.quantity,
          seen_price = excluded.seen_price, seen_unit = coalesce(${unit}::text, line.seen_unit),
          seen_name = coalesce(${name}::text, line.seen_name), updated_at = excluded.updated_at
        returning 1`,
    )
    if (put.length === 0) throw cropNotFound()
    if (await isOverLimit(em, userId)) throw cartFull()
  })
  return getCart(db, userId)
}

/**
 * Joins a visitor's lines with the user's stored cart. For a crop in both, the larger quantity counts.
 * Crops that are gone are left out, and so are lines beyond the maximum.
 */
export async function joinCart(
  db: Database,
  userId: string,
  lines: readonly CartLineInput[],
): Promise<CartView> {
  const joined = mergeLines(lines).map(({ cropId, quantity, seen: [seen] }, position) => {
    const { price = null, unit = null, name = null } = seen ?? {}
    return { id: cropId, quantity, price, unit, name: name?.toWellFormed() ?? null, position }
  })
  if (joined.length === 0) return getCart(db, userId)
  await db.transaction(async (em) => {
    await lockUser(em, userId)
    await execute(
      em,
      sql`with given as (
          select g.id, g.quantity, g.position, coalesce(g.price, c.price) as seen_price,
              ${seenTermSql('unit')} as seen_unit,
              ${seenTermSql('name')} as seen_name,
              b.user_id is not null as is_known
            from jsonb_to_recordset(${sql.json(joined)})
              as g (id uuid, quantity int, price numeric, unit text, name text, position int)
            join crops c on c.id = g.id and not c.is_archived
            left join basket_lines b on b.user_id = ${userId} and b.crop_id = g.id
        )
        insert into basket_lines (user_id, crop_id, quantity, seen_price, seen_unit, seen_name,
            created_at, updated_at)
          select ${userId}, id, quantity, seen_price, seen_unit, seen_name,
              clock_timestamp() + position * interval '1 millisecond', clock_timestamp()
            from given order by is_known desc, position
            limit (select count(*) from given where is_known)
              + greatest(0, ${maxCartLines} - (select count(*) from basket_lines where user_id = ${userId}))
        on conflict (user_id, crop_id) do update
          set quantity = greatest(basket_lines.quantity, excluded.quantity),
            updated_at = excluded.updated_at`,
    )
  })
  return getCart(db, userId)
}
