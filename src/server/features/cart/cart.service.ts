import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { maxCartLines } from '#shared/cart/cart.constants.ts'
import type { CartLineInput, CartPutInput, CartView } from '#shared/cart/cart.schema.ts'
import { cartCropGone, cartFull } from './cart.errors.ts'
import { mergeLines, viewCart } from './cart.policy.ts'
import { priceCartLines } from './cart-offer.service.ts'

/** Lines as they would be ordered now; for everybody. */
export const checkCart = async (
  db: Database,
  lines: readonly CartLineInput[],
  viewerId: string | null,
): Promise<CartView> => viewCart(await priceCartLines(db, lines, viewerId))

/** What was seen of them comes with the offers: see `assessLines`. */
const readLines = (db: Database, userId: string) =>
  db.read<CartLineInput>({
    name: 'basket:lines',
    text: `select crop_id as "cropId", quantity from basket_lines
      where user_id = $1 order by created_at, crop_id`,
    values: [userId],
  })

/**
 * The unit (or name) that a new line's buyer has seen, as SQL: as given, or as it is now, unless a price
 * came without it and the crop `c` has had another one before. Null then: it is not known.
 */
const seenSql = (term: 'unit' | 'name', given: { unit: string; price: string; term: string }) =>
  `coalesce(${given.term}, case when ${given.unit} is not null or ${given.price} is null
    or c.terms_changed_at is null then c.${term} end)`

/** A person's stored basket. */
export const getCart = async (db: Database, userId: string): Promise<CartView> =>
  checkCart(db, await readLines(db, userId), userId)

/** A person's changes to their basket come one after the other, so that its size holds. */
const lockCart = (em: EntityManager, userId: string) =>
  em.execute('select 1 from users where id = ? for no key update', [userId])

const isOver = async (em: EntityManager, userId: string) => {
  const rows = await em.execute('select 1 from basket_lines where user_id = ? limit ?', [
    userId,
    maxCartLines + 1,
  ])
  return rows.length > maxCartLines
}

const given = { unit: 'g.unit', price: 'g.price' }

/**
 * Puts so much of a crop into the basket, instead of what was there; 0 takes it out. Who only changes
 * the quantity has agreed to no other unit or name.
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
    await lockCart(em, userId)
    if (quantity === 0) {
      await em.execute('delete from basket_lines where user_id = ? and crop_id = ?', [
        userId,
        cropId,
      ])
      return
    }
    const put = await em.execute(
      `insert into basket_lines as line (user_id, crop_id, quantity, seen_price, seen_unit, seen_name,
          created_at, updated_at)
        select ?, c.id, ?, coalesce(g.price, c.price), ${seenSql('unit', { ...given, term: 'g.unit' })},
            ${seenSql('name', { ...given, term: 'g.name' })}, clock_timestamp(), clock_timestamp()
          from crops c cross join (select ?::numeric as price, ?::text as unit, ?::text as name) g
          where c.id = ? and not c.is_archived
        on conflict (user_id, crop_id) do update set quantity = excluded.quantity,
          seen_price = excluded.seen_price, seen_unit = coalesce(?::text, line.seen_unit),
          seen_name = coalesce(?::text, line.seen_name), updated_at = excluded.updated_at
        returning 1`,
      [userId, quantity, price, unit, name, cropId, unit, name],
    )
    if (put.length === 0) throw cartCropGone()
    if (await isOver(em, userId)) throw cartFull()
  })
  return getCart(db, userId)
}

/**
 * Joins a visitor's lines to the person's basket: of a crop in both the larger quantity stays. Crops
 * that are gone are left out, and so is what would make it too large.
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
    await lockCart(em, userId)
    await em.execute(
      `with given as (
          select g.id, g.quantity, g.position, coalesce(g.price, c.price) as seen_price,
              ${seenSql('unit', { ...given, term: 'g.unit' })} as seen_unit,
              ${seenSql('name', { ...given, term: 'g.name' })} as seen_name,
              b.user_id is not null as is_known
            from jsonb_to_recordset(?::jsonb)
              as g (id uuid, quantity int, price numeric, unit text, name text, position int)
            join crops c on c.id = g.id and not c.is_archived
            left join basket_lines b on b.user_id = ? and b.crop_id = g.id
        )
        insert into basket_lines (user_id, crop_id, quantity, seen_price, seen_unit, seen_name,
            created_at, updated_at)
          select ?, id, quantity, seen_price, seen_unit, seen_name,
              clock_timestamp() + position * interval '1 millisecond', clock_timestamp()
            from given order by is_known desc, position
            limit (select count(*) from given where is_known)
              + greatest(0, ? - (select count(*) from basket_lines where user_id = ?))
        on conflict (user_id, crop_id) do update
          set quantity = greatest(basket_lines.quantity, excluded.quantity),
            updated_at = excluded.updated_at`,
      [JSON.stringify(joined), userId, userId, maxCartLines, userId],
    )
  })
  return getCart(db, userId)
}
