import { listingTables } from '#server/features/listing/listing.entity.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** What decides under which keys listings look for searches; nothing for one that is not listed. */
export const announcedListingsStatement = (kind: ListingKind, ids: readonly string[]) =>
  sql.named(
    `saved-search:listings:${kind}`,
    sql`select id, ${kind}::text as kind, name, to_json(tsvector_to_array(search)) as words, kind_id as "goodsKind",
        category, state,
        degrees(asin(cube_ll_coord(point, 3))) as lat,
        degrees(atan2(cube_ll_coord(point, 2), cube_ll_coord(point, 1))) as lon
      from ${sql.raw(listingTables[kind])}
      where id = any(${ids}::uuid[]) and not is_archived and hidden_at is null order by id`,
  )

const cropConditions = sql`and (not s.is_organic or l.is_organic)
  and (s.min_price is null or l.price_per_kg >= s.min_price)
  and (s.max_price is null or l.price_per_kg <= s.max_price)`

/**
 * The searches under these keys that listings match in everything, for each listing the oldest of each person. Left out
 * are its owner, people who have blocked the owner or whom the owner has blocked, and accounts that are being
 * deleted. People who were told of it before are left out by the insert that tells them.
 *
 * The candidates are an array, of which the planner expects ten: so it looks each search up. Of a join it
 * expects a twelfth of all searches, and reads all of them. For the same reason each listing is looked for by itself,
 * in one statement.
 */
export const matchingSearchesStatement = (
  kind: ListingKind,
  listings: readonly { id: string; keys: readonly string[] }[],
) =>
  sql.named(
    `saved-search:matches:${kind}`,
    sql`select given.id as "listingId", matching.*
      from jsonb_to_recordset(${sql.json(listings)}) as given (id uuid, keys text[])
      cross join lateral (
        select distinct on (s.user_id) s.user_id as "userId", s.id as "searchId", s.name as "searchName"
        from ${sql.raw(listingTables[kind])} l
        join saved_searches s on s.id = any(array(
          select search_id from saved_search_keys where key = any(given.keys)
        ))
        join users u on u.id = s.user_id
        where l.id = given.id and not l.is_archived and l.hidden_at is null
          and s.is_on and s.kind = ${kind} and s.user_id <> l.owner_id
          and (s.category is null or s.category = l.category)
          ${kind === 'crop' ? cropConditions : sql``}
          and (s.state is null or s.state = l.state)
          and (s.district is null or s.district = l.district)
          and (s.chord is null or s.center <-> l.point <= s.chord)
          and (s.goods_kinds is null or l.kind_id = any(s.goods_kinds) or l.search @@ s.kind_words)
          and (s.words is null or l.search @@ s.words)
          and u.phone is not null and u.deletion_due_at is null and u.erased_at is null
          and not exists (select from message_blocks b where b.blocker_id = l.owner_id and b.blocked_id = s.user_id)
          and not exists (select from message_blocks b where b.blocker_id = s.user_id and b.blocked_id = l.owner_id)
        order by s.user_id, s.created_at, s.id) matching`,
  )
