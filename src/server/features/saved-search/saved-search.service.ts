import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { placeQuery } from '#server/features/listing/area/listing-near.service.ts'
import { lockUser } from '#server/features/user/user-state.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { equipmentFilters } from '#shared/equipment/equipment.schema.ts'
import { kmOfChord } from '#shared/place/distance.ts'
import { maxSavedSearches } from '#shared/saved-search/saved-search.constants.ts'
import {
  nearTextOfPoint,
  type SavedSearchInput,
  type SavedSearchList,
  type SavedSearchQuery,
  type SavedSearchUpdate,
  type SavedSearchView,
} from '#shared/saved-search/saved-search.schema.ts'
import {
  emptySavedSearch,
  tooManySavedSearches,
  unknownSavedSearch,
} from './saved-search.errors.ts'
import { keysOfSearch } from './saved-search-keys.policy.ts'
import { resolveSavedWords, wordsOfTsquery } from './saved-search-words.service.ts'

const viewOfSearch = sql`id as "_id", kind, name, is_on as "isOn", query, created_at as "createdAt", updated_at as "updatedAt",
  last_match_at as "lastMatchAt"`

async function readSearches(db: Database, where: SqlFragment): Promise<SavedSearchView[]> {
  return queryRows<SavedSearchView>(
    db,
    sql`select ${viewOfSearch} from saved_searches where ${where} order by created_at desc, id desc`,
  )
}

/** A person's saved searches, the newest first. */
export const listSavedSearches = async (
  db: Database,
  userId: string,
): Promise<SavedSearchList> => ({
  searches: await readSearches(db, sql`user_id = ${userId}`),
})

/** The category of a name, which may be a synonym; "" for all. */
const equipmentCategory = (name: string) => equipmentFilters.category.parse(name)

function queryOf(input: SavedSearchInput): SavedSearchQuery {
  const ofCrops = input.kind === 'crop' ? input : null
  return {
    q: input.q,
    category: ofCrops ? input.category.replace(/^all$/, '') : equipmentCategory(input.category),
    organic: ofCrops?.organic ?? false,
    minPrice: ofCrops?.minPrice ?? null,
    maxPrice: ofCrops?.maxPrice ?? null,
    near: nearTextOfPoint(input.near),
    radius: input.radius ?? null,
    state: input.state,
    district: input.district,
  }
}

/** The columns of a search, and the keys under which new listings find it. */
async function resolveSearch(db: Database, input: SavedSearchInput) {
  const query = queryOf(input)
  const { area, center, q } = placeQuery(input.kind, { ...input, sort: 'newest' })
  const words = await resolveSavedWords(db, input.kind, q)
  const circle = center && area.chord !== null ? { center, radiusKm: kmOfChord(area.chord) } : null
  const category = query.category || null
  const isLimited =
    words ?? category ?? circle ?? query.minPrice ?? query.maxPrice ?? (query.state || null)
  if (isLimited === null && !query.organic) throw emptySavedSearch()
  const keys = keysOfSearch({
    kind: input.kind,
    terms: words && {
      goodsKinds: words.goodsKinds ?? [],
      words: wordsOfTsquery((words.goodsKinds ? words.kindWords : words.words) ?? ''),
    },
    category,
    circle,
    state: area.state,
  })
  const criteria = [input.kind, { ...query, q: query.q.toLowerCase() }]
  const hash = createHash('sha256').update(JSON.stringify(criteria)).digest('base64url')
  /** Where it is, for a search with a radius alone. */
  const point = circle && area.center ? { center: area.center, chord: area.chord } : null
  return { query, hash, area, words, category, keys, point }
}

/**
 * Saves a search. Saving one that is saved already changes nothing but to switch it on again.
 * @throws AppError `saved_search.empty` or `input.invalid` (400) for a search without a limit or with an
 * unknown place, `saved_search.too_many` (409).
 */
export async function saveSearch(
  db: Database,
  userId: string,
  input: SavedSearchInput,
): Promise<SavedSearchView> {
  const { query, hash, area, words, category, keys, point } = await resolveSearch(db, input)
  await db.transaction(async (em) => {
    // Locks the user, so that concurrent additions cannot exceed the limit.
    await lockUser(em, userId)
    const [saved] = await execute<{ id: string; isNew: boolean }>(
      em,
      sql`insert into saved_searches as known (id, user_id, kind, name, query, query_hash, category, is_organic,
          min_price, max_price, state, district, center, chord, goods_kinds, kind_words, words, created_at, updated_at)
        values (${v7()}, ${userId}, ${input.kind}, ${input.name}, ${sql.json(query)}, ${hash}, ${category},
          ${query.organic}, ${query.minPrice}, ${query.maxPrice}, ${area.state || null}, ${area.district || null},
          ${point?.center ?? sql`null`}, ${point?.chord ?? null},
          ${words?.goodsKinds ?? null}::text[], ${words?.kindWords ?? null}::tsquery,
          ${words?.words ?? null}::tsquery, clock_timestamp(), now())
        on conflict (user_id, query_hash) do update set is_on = true, updated_at = now()
        returning id, (xmax = 0) as "isNew"`,
    )
    if (!saved?.isNew) return
    await execute(
      em,
      sql`insert into saved_search_keys (key, search_id)
        select key, ${saved.id}::uuid from unnest(${keys}::text[]) as key`,
    )
    const [overLimit] = await queryRows(
      em,
      sql`select 1 from saved_searches where user_id = ${userId} limit 1 offset ${maxSavedSearches}`,
    )
    if (overLimit) throw tooManySavedSearches()
  })
  const [search] = await readSearches(db, sql`user_id = ${userId} and query_hash = ${hash}`)
  if (!search) throw unknownSavedSearch()
  return search
}

/**
 * Renames a search or switches it on or off.
 * @throws AppError `saved_search.not_found` (404), also for the searches of others.
 */
export async function updateSavedSearch(
  db: Database,
  userId: string,
  { searchId, name, isOn }: SavedSearchUpdate,
): Promise<SavedSearchView> {
  const [search] = await execute<SavedSearchView>(
    db,
    sql`update saved_searches set name = coalesce(${name ?? null}, name),
        is_on = coalesce(${isOn ?? null}::boolean, is_on), updated_at = now()
      where id = ${searchId} and user_id = ${userId} returning ${viewOfSearch}`,
  )
  if (!search) throw unknownSavedSearch()
  return search
}

/** @throws AppError `saved_search.not_found` (404), also for the searches of others. */
export async function deleteSavedSearch(db: Database, userId: string, searchId: string) {
  const [deleted] = await execute<{ _id: string }>(
    db,
    sql`delete from saved_searches where id = ${searchId} and user_id = ${userId} returning id as "_id"`,
  )
  if (!deleted) throw unknownSavedSearch()
  return deleted
}
