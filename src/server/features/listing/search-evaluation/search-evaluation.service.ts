import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { checkData } from '#server/platform/storage/data-files.ts'
import type { ListingTable } from '../listing.entity.ts'
import { deriveMissingKinds } from '../listing-kind.service.ts'
import { listListings } from '../listing-list.service.ts'
import { recountWords } from '../words/listing-words.service.ts'
import { findPlaceInSearch } from '../words/place-in-search.policy.ts'

const Names = z.array(z.string().min(1)).min(1)

/** Names of listings as sellers type them, by the kind of goods that each one is. */
const Corpus = z.strictObject({
  crops: z.record(z.string(), Names),
  equipments: z.record(z.string(), Names),
})

/** Searches by their sort, with what must be found. */
const Queries = z.record(
  z.string(),
  z.array(
    z.strictObject({
      /** A place stands in square brackets. */
      q: z.string().min(1),
      kind: z.string(),
      /** Only the listings whose name has one of these texts must be found. */
      named: Names.optional(),
    }),
  ),
)

function readEvaluationData<Schema extends z.core.$ZodType>(name: string, schema: Schema) {
  const file = join(import.meta.dirname, `${name}.json`)
  return checkData(file, schema, JSON.parse(readFileSync(file, 'utf8')))
}

type TableName = ListingTable['table']

interface CorpusListing {
  id: string
  table: TableName
  kind: string
  name: string
}

const place = 'Pune Maharashtra'

/** The listings of one seller in a database of its own. */
async function insertListings(db: Database, table: TableName, rows: readonly CorpusListing[]) {
  const owner = `00000000-0000-7000-8000-${table === 'crops' ? '000000000001' : '000000000002'}`
  const phone = table === 'crops' ? '9000000001' : '9000000002'
  await execute(
    db,
    sql`insert into users (id, phone, city, state, created_at, updated_at)
      values (${owner}::uuid, ${phone}, 'Pune', 'Maharashtra', now(), now())`,
  )
  const [columns, values] =
    table === 'crops'
      ? [
          'price, quantity, unit, harvest_date, expiry_date, dispatch_time',
          "20, 100, 'kg', current_date - 5, current_date + 90, 2",
        ]
      : [
          'price_per_day, contact_number, available_from, available_to',
          "900, '9000000002', current_date - 5, current_date + 90",
        ]
  await execute(
    db,
    sql`insert into ${sql.raw(table)} (id, owner_id, name, category, place, created_at, updated_at, ${sql.raw(columns)})
      select row.id, ${owner}::uuid, row.name, 'Others', ${place}, now() - row.at * interval '1 minute', now(), ${sql.raw(values)}
      from jsonb_to_recordset(${sql.json(rows.map(({ id, name }, at) => ({ id, name, at })))})
        as row (id uuid, name text, at int)`,
  )
}

const idOf = (table: TableName, at: number) =>
  `00000000-0000-7000-8${table === 'crops' ? '0' : '1'}00-${String(at).padStart(12, '0')}`

/** Writes the corpus into an empty database and derives its kinds, as the job does. */
export async function loadSearchCorpus(db: Database, tables: readonly ListingTable[]) {
  const corpus = readEvaluationData('corpus', Corpus)
  const listings: CorpusListing[] = []
  for (const table of tables) {
    const rows = Object.entries(corpus[table.table])
      .flatMap(([kind, names]) => names.map((name) => ({ kind, name })))
      // Neither the alphabet nor the kind decides which listing is newer.
      .toSorted((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
      .map((row, at) => ({ ...row, table: table.table, id: idOf(table.table, at) }))
    await insertListings(db, table.table, rows)
    await deriveMissingKinds(db, table)
    await recountWords(db, { ...table, hasGoodsKinds: true })
    listings.push(...rows)
  }
  return listings
}

/** Listings whose derived kind is not the one that the corpus says. */
export async function findWrongKinds(db: Database, listings: readonly CorpusListing[]) {
  const derived = await queryRows<{ id: string; kind: string | null }>(
    db,
    sql`select id, kind_id as kind from crops union all select id, kind_id from equipments`,
  )
  const kinds = new Map(derived.map(({ id, kind }) => [id, kind]))
  return listings
    .filter(({ id, kind }) => kinds.get(id) !== kind)
    .map(({ id, kind, name }) => `${name}: ${kinds.get(id) ?? 'none'} instead of ${kind}`)
}

/** How well one search did. */
export interface EvaluatedSearch {
  sort: string
  q: string
  /** Of the listings that must be found (ten at most), the share among the first ten, 0 to 1. */
  recall: number
  isFirstRight: boolean
  results: readonly string[]
}

const firstResults = 10

/** What is left of a search when its place is taken out, as a list near the place is searched. */
function withoutPlace(listingKind: ListingTable['kind'], q: string): string {
  const words = q.replace(/[[\]]/g, '')
  return findPlaceInSearch(listingKind, words)?.rest ?? words
}

/** Runs every query of the set against the corpus. A place that is found in it narrows nothing here. */
export async function evaluateSearches(
  db: Database,
  tables: readonly ListingTable[],
  listings: readonly CorpusListing[],
): Promise<EvaluatedSearch[]> {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const evaluated: EvaluatedSearch[] = []
  for (const [sort, queries] of Object.entries(readEvaluationData('queries', Queries))) {
    for (const { q, kind, named } of queries) {
      const ofKind = listings.filter((listing) => listing.kind === kind)
      const wanted = ofKind.filter(
        ({ name }) =>
          !named || named.some((text) => name.toLowerCase().includes(text.toLowerCase())),
      )
      const table = tables.find((each) => each.table === ofKind[0]?.table)
      if (!table || wanted.length === 0) throw new Error(`Nothing of the corpus fits "${q}"`)
      const { rows } = await listListings<{ _id: string }>(
        db,
        table,
        {
          page: 1,
          limit: firstResults,
          q: withoutPlace(table.kind, q),
          sort: 'newest',
          conditions: [],
          near: null,
          state: '',
          district: '',
        },
        null,
      )
      const results = rows.flatMap(({ _id }) => byId.get(_id) ?? [])
      const hits = wanted.filter(({ id }) => results.some((each) => each.id === id)).length
      evaluated.push({
        sort,
        q,
        recall: hits / Math.min(firstResults, wanted.length),
        isFirstRight: results[0]?.kind === kind,
        results: results.map(({ name }) => name),
      })
    }
  }
  return evaluated
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The mean recall and the share of right first results, each 0 to 1. */
export const searchTotals = (searches: readonly EvaluatedSearch[]) => ({
  count: searches.length,
  recall: mean(searches.map(({ recall }) => recall)),
  firstRight: mean(searches.map(({ isFirstRight }) => (isFirstRight ? 1 : 0))),
})
