import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { announceListing } from '../src/server/features/listing/announcement/listing-announcement.service.ts'
import { keysOfSearch } from '../src/server/features/saved-search/saved-search-keys.policy.ts'
import {
  findMatchingSearches,
  notifyOfListings,
  readAnnouncedListings,
} from '../src/server/features/saved-search/saved-search-matching.service.ts'
import type { Database } from '../src/server/platform/database/database.ts'
import { execute } from '../src/server/platform/database/query.ts'
import { sql } from '../src/server/platform/database/sql.ts'
import { chordOfKm, type GeoPoint, unitVector } from '../src/shared/place/distance.ts'
import { openMigrated, withBenchDatabase } from './database.ts'

/**
 * What a new listing costs with so many saved searches: `npm run bench:saved-searches`. The seller waits for
 * the announcement alone; the search for matches and the notifications follow its commit.
 */
const searches = 100_000
const people = 5000
const goodsKinds = 60
const listings = 300
const batchSize = 2000

let seed = 7
/** The same numbers in every run, from 0 to 1 (Lehmer). */
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}
/** Few kinds are most of the trade: the commonest is in an eighth of all searches. */
const goodsKind = () => `kind-${Math.floor(goodsKinds * random() ** 2)}`
/** Half of all places are in a tenth of the country. */
const place = (): GeoPoint =>
  random() < 0.5
    ? { lat: 18 + 3 * random(), lon: 73 + 4 * random() }
    : { lat: 9 + 21 * random(), lon: 72 + 16 * random() }
const cube = (point: GeoPoint) => `(${unitVector(point).join(',')})`

function newSearch(userId: string) {
  const kind = goodsKind()
  const share = random()
  const radiusKm = [20, 50, 100, 250][Math.floor(random() * 4)] ?? 50
  const circle = share < 0.7 ? { center: place(), radiusKm } : null
  const state = share >= 0.7 && share < 0.9 ? `State ${Math.floor(random() * 36)}` : ''
  const terms = { goodsKinds: [kind], words: [kind.replace('-', '')] }
  const id = v7()
  return {
    row: {
      id,
      user_id: userId,
      goods_kinds: [kind],
      kind_words: `'${terms.words[0]}'`,
      max_price: random() < 0.5 ? Math.ceil(60 * random()) : null,
      state: state || null,
      center: circle && cube(circle.center),
      chord: circle && chordOfKm(circle.radiusKm),
    },
    keys: keysOfSearch({ kind: 'crop', terms, category: null, circle, state }).map((key) => ({
      key,
      search_id: id,
    })),
  }
}

async function seedSearches(db: Database): Promise<string[]> {
  const ids = Array.from({ length: people }, () => v7())
  await execute(
    db,
    sql`insert into users (id, phone, created_at, updated_at)
      select id, (6000000000 + row_number() over ())::text, now(), now() from unnest(${ids}::uuid[]) as id`,
  )
  for (let made = 0; made < searches; made += batchSize) {
    const batch = Array.from({ length: batchSize }, (_, i) =>
      newSearch(ids[(made + i) % people] ?? ''),
    )
    await execute(
      db,
      sql`insert into saved_searches (id, user_id, kind, name, query, query_hash, goods_kinds, kind_words,
          max_price, state, center, chord, created_at, updated_at)
        select id, user_id, 'crop', 'A search', '{}', id::text, goods_kinds, kind_words::tsquery, max_price, state,
          center::cube, chord, now(), now()
        from jsonb_to_recordset(${sql.json(batch.map(({ row }) => row))}) as given (id uuid, user_id uuid,
          goods_kinds text[], kind_words text, max_price numeric, state text, center text, chord float8)`,
    )
    await execute(
      db,
      sql`insert into saved_search_keys (key, search_id) select key, search_id
        from jsonb_to_recordset(${sql.json(batch.flatMap(({ keys }) => keys))}) as given (key text, search_id uuid)`,
    )
  }
  await execute(db, sql`analyze`)
  return ids
}

const words = Array.from({ length: 60 }, (_, i) => `word${i}`).join(' ')

async function addListing(db: Database, ownerId: string): Promise<string> {
  const id = v7()
  const kind = goodsKind()
  await execute(
    db,
    sql`insert into crops (id, owner_id, name, description, category, price, quantity, unit, harvest_date,
        expiry_date, dispatch_time, created_at, newest_at, updated_at, kind_id, kind_from, point,
        point_precision, state)
      values (${id}, ${ownerId}, ${kind.replace('-', '')}, ${words}, 'Vegetables', ${Math.ceil(60 * random())},
        100, 'kg', '2026-01-01', '2099-01-01', 1, now(), now(), now(), ${kind}, 'name', ${cube(place())}::cube,
        'pin', ${`State ${Math.floor(random() * 36)}`})`,
  )
  return id
}

type Part = 'announcement' | 'matching' | 'matching and telling'

async function measure(db: Database, owners: readonly string[]) {
  const times: Record<Part, number[]> = {
    announcement: [],
    matching: [],
    'matching and telling': [],
  }
  const timed = async <T>(part: Part, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now()
    const result = await work()
    times[part].push(performance.now() - startedAt)
    return result
  }
  let matches = 0
  for (let i = 0; i < listings; i++) {
    const id = await addListing(db, owners[i] ?? '')
    await timed('announcement', () =>
      db.transaction((em) => announceListing(em, { kind: 'crop', id })),
    )
    const hits = await timed('matching', async () =>
      findMatchingSearches(db, 'crop', await readAnnouncedListings(db, 'crop', [id])),
    )
    matches += hits.length
    await timed('matching and telling', () => notifyOfListings(db, 'crop', [id]))
  }
  const each = (matches / listings).toFixed(1)
  console.log(`${searches} saved searches, ${listings} listings of 60 words, ${each} matches each`)
  for (const [part, ms] of Object.entries(times)) {
    // The first ones prepare the statements.
    const sorted = ms.slice(20).sort((a, b) => a - b)
    const quantile = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
    console.log(`${part}: ${quantile(0.5)} ms a listing (p95 ${quantile(0.95)})`)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'krishihaat-saved-searches-'))
try {
  await withBenchDatabase('saved_searches', async (url) => {
    const { db } = await openMigrated(url, folder)
    await measure(db, await seedSearches(db))
    await db.close()
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
