import type { EntityManager } from '@mikro-orm/postgresql'
import { cropNotFound } from '#server/features/crop/crop.errors.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { maxCartLines } from '#shared/cart/cart.constants.ts'
import type { CartLineInput, CartPutInput, CartView } from '#shared/cart/cart.schema.ts'
import { cartFull } from './cart.errors.ts'
import { mergeLines, viewCart } from './cart.policy.ts'
import { priceCartLines } from './cart-offer.service.ts'

/** Days after which an unchanged cart line is deleted. */
const untouchedLineDays = 180

/** Prices cart lines as they would be ordered now; visitors may do this too. */
export const checkCart = async (
  db: Database,
  lines: readonly CartLineInput[],
  viewerId: string | null,
): Promise<CartView> => viewCart(await priceCartLines(db, lines, viewerId))

/** The terms that the buyer saw are read together with the offers: see `priceCartLines`. */
const readLines = (db: Database, userId: string) =>
  db.read<CartLineInput>({
    name: 'basket:lines',
    text: `select crop_id as "cropId", quantity from basket_lines
      where user_id = $1 order by created_at, crop_id`,
    values: [userId],
  })

/**
 * SQL of the unit (or name) that the buyer of a new line saw: the given one, or else the crop's current
 * one. Null (not known) when a price was sent without it and crop `c` has changed its terms before.
 */
const seenTermSql = (
  term: 'unit' | 'name',
  givenTerms: { unit: string; price: string; term: string },
) =>
  `coalesce(${givenTerms.term}, case when ${givenTerms.unit} is not null or ${givenTerms.price} is null
    or c.terms_changed_at is null then c.${term} end)`

/** A user's stored cart. */
export const getCart = async (db: Database, userId: string): Promise<CartView> =>
  checkCart(db, await readLines(db, userId), userId)

/** Lets the changes of one user's cart run one after the other, so that its size limit holds. */
const lockCart = (em: EntityManager, userId: string) =>
  em.execute('select 1 from users where id = ? for no key update', [userId])

const isOverLimit = async (em: EntityManager, userId: string) => {
  const rows = await em.execute('select 1 from basket_lines where user_id = ? limit ?', [
    userId,
    maxCartLines + 1,
  ])
  return rows.length > maxCartLines
}

const givenTerms = { unit: 'g.unit', price: 'g.price' }

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
        select ?, c.id, ?, coalesce(g.price, c.price), ${seenTermSql('unit', { ...givenTerms, term: 'g.unit' })},
            ${seenTermSql('name', { ...givenTerms, term: 'g.name' })}, clock_timestamp(), clock_timestamp()
          from crops c cross join (select ?::numeric as price, ?::text as unit, ?::text as name) g
          where c.id = ? and not c.is_archived
        on conflict (user_id, crop_id) do update set quantity = excluded.quantity,
          seen_price = excluded.seen_price, seen_unit = coalesce(?::text, line.seen_unit),
          seen_name = coalesce(?::text, line.seen_name), updated_at = excluded.updated_at
        returning 1`,
      [userId, quantity, price, unit, name, cropId, unit, name],
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
    await lockCart(em, userId)
    await em.execute(
      `with given as (
          select g.id, g.quantity, g.position, coalesce(g.price, c.price) as seen_price,
              ${seenTermSql('unit', { ...givenTerms, term: 'g.unit' })} as seen_unit,
              ${seenTermSql('name', { ...givenTerms, term: 'g.name' })} as seen_name,
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

const deleteOldCartLines = (db: Database) =>
  db.read({
    text: `delete from basket_lines where updated_at < now() - interval '${untouchedLineDays} days'`,
  })

export const cartCleanupJob = (db: Database): Job => ({
  name: 'basket-cleanup',
  everyMs: 24 * 60 * 60 * 1000,
  run: () => deleteOldCartLines(db),
})
