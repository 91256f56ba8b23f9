import { closeContestByOperator } from '#server/features/order/order-contest-admin.service.ts'
import { clearCachedPages } from '#server/platform/cache/cached-pages.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import type {
  AdminContest,
  AdminContests,
  AdminContestsInput,
  CloseContestInput,
} from '#shared/admin/admin-review.schema.ts'
import { placeOf } from '#shared/kit/places.ts'
import { alreadyDecided } from './admin.errors.ts'
import { countUpTo } from './admin-count.policy.ts'
import { decide } from './audit-log.service.ts'

interface Person {
  id: string
  name: string
  verified: boolean
  city: string
  state: string
}
type ContestRow = Omit<AdminContest, 'buyer' | 'seller'> & { buyer: Person; seller: Person }

const person = (user: string) => `json_build_object('id', ${user}.id,
  'name', trim(${user}.first_name || ' ' || ${user}.last_name), 'verified', ${user}.verified,
  'city', ${user}.city, 'state', ${user}.state)`

const toPerson = ({ id, name, verified, city, state }: Person) => ({
  _id: id,
  name,
  verified,
  place: placeOf({ city, state }),
})

const contested = 'from orders where contested_at is not null and contest_settled_at is null'

/** The newest event of a kind of order `o`. */
const lastEvent = (status: string, column: string) => `(select e.${column} from order_events e
  where e.order_id = o.id and e.status = '${status}' order by e.id desc limit 1)`

/** Orders whose sellers say that the cash never came; those that wait longest come first. */
export async function listContests(
  db: Database,
  { page, limit }: AdminContestsInput,
): Promise<AdminContests> {
  const rows = await db.read<ContestRow>({
    text: `select o.id as "_id", o.number, o.total, o.contested_at as "contestedAt",
        ${lastEvent('delivered', 'created_at')} as "deliveredAt",
        ${lastEvent('contested', 'reason')} as reason,
        (select l.name from order_lines l where l.order_id = o.id and l.position = 0) as item,
        (select count(*)::int - 1 from order_lines l where l.order_id = o.id) as more,
        ${person('b')} as buyer, ${person('s')} as seller
      from (select * ${contested} order by contested_at, id
        limit ${rowsOfPage(page, limit)} offset ${(page - 1) * limit}) o
      join users b on b.id = o.buyer_id join users s on s.id = o.seller_id
      order by o.contested_at, o.id`,
  })
  const [{ total } = { total: 0 }] = await db.read<{ total: number }>(countUpTo(contested))
  const contests = rows.map(({ buyer, seller, ...contest }) => ({
    ...contest,
    buyer: toPerson(buyer),
    seller: toPerson(seller),
  }))
  return { contests, ...pageInfo({ page, limit, rows: rows.length, counted: total }) }
}

/**
 * Closes a contest: the order counts as any other that was delivered.
 * @throws AppError `order.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403).
 */
export async function decideContest(
  db: Database,
  operatorId: string,
  { orderId, reason }: CloseContestInput,
) {
  const done = await decide(db, operatorId, async (em) => {
    const closed = await closeContestByOperator(em, operatorId, { orderId, reason })
    if (!closed) throw alreadyDecided()
    return {
      act: 'close-contest',
      subject: { kind: 'order', id: orderId },
      reason,
      about: closed.number,
      concerns: closed.people,
    }
  })
  clearCachedPages(db)
  return done
}
