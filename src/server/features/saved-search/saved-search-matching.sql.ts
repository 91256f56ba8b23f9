import { listingTables } from '#server/features/listing/listing-hiding.service.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** What decides under which keys a listing looks for searches; nothing for one that is not listed. */
export const announcedListingStatement = (kind: ListingKind, id: string) =>
  sql.named(
    `saved-search:listing:${kind}`,
    sql`select id, ${kind}::text as kind, name, to_json(tsvector_to_array(search)) as words, kind_id as "goodsKind",
        category, state,
        degrees(asin(cube_ll_coord(point, 3))) as lat,
        degrees(atan2(cube_ll_coord(point, 2), cube_ll_coord(point, 1))) as lon
      from ${sql.raw(listingTables[kind])}
      where id = ${id}::uuid and not is_archived and hidden_at is null`,
  )

const cropConditions = sql`and (not s.is_organic or l.is_organic)
  and (s.min_price is null or l.price_per_kg >= s.min_price)
  and (s.max_price is null or l.price_per_kg <= s.max_price)`

/**
 * The searches under these keys that a listing matches in everything, the oldest of each person. Left out
 * are its owner, people who have blocked the owner or whom the owner has blocked, and accounts that are being
 * deleted. People who were told of it before are left out by the insert that tells them.
 *
 * The candidates are an array, of which the planner expects ten: so it looks each search up. Of a join it
 * expects a twelfth of all searches, and reads all of them.
 */
export const matchingSearchesStatement = (
  { kind, id }: { kind: ListingKind; id: string },
  keys: readonly string[],
) =>
  sql.named(
    `saved-search:matches:${kind}`,
    sql`with blocked as materialized (
        select unnest(array[b.blocker_id, b.blocked_id]) as user_id
          from ${sql.raw(listingTables[kind])} l
          join message_blocks b on l.owner_id in (b.blocker_id, b.blocked_id)
          where l.id = ${id}::uuid
      )
      select distinct on (s.user_id) s.user_id as "userId", s.id as "searchId", s.name as "searchName"
      from ${sql.raw(listingTables[kind])} l
      join saved_searches s on s.id = any(array(
        select search_id from saved_search_keys where key = any(${keys}::text[])
      ))
      join users u on u.id = s.user_id
      where l.id = ${id}::uuid and not l.is_archived and l.hidden_at is null
        and s.is_on and s.kind = ${kind} and s.user_id <> l.owner_id
        and (s.category is null or s.category = l.category)
        ${kind === 'crop' ? cropConditions : sql``}
        and (s.state is null or s.state = l.state)
        and (s.district is null or s.district = l.district)
        and (s.chord is null or s.center <-> l.point <= s.chord)
        and (s.goods_kinds is null or l.kind_id = any(s.goods_kinds) or l.search @@ s.kind_words)
        and (s.words is null or l.search @@ s.words)
        and u.phone is not null and u.deletion_due_at is null and u.erased_at is null
        and s.user_id not in (select user_id from blocked)
      order by s.user_id, s.created_at, s.id`,
  )
