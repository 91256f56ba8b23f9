import { randomUUID } from 'node:crypto'
import { createFindActor, openSession } from '../../src/server/features/auth/session.service.ts'
import {
  addFavourite,
  listFavourites,
  readFavouriteIds,
} from '../../src/server/features/favourite/favourite.service.ts'
import {
  listSavedSearches,
  saveSearch,
} from '../../src/server/features/saved-search/saved-search.service.ts'
import { User } from '../../src/server/features/user/user.entity.ts'
import type { Database } from '../../src/server/platform/database/database.ts'
import { queryRows } from '../../src/server/platform/database/query.ts'
import { sql } from '../../src/server/platform/database/sql.ts'
import { createLogger } from '../../src/server/platform/observability/logger.ts'
import type { ListingKind } from '../../src/shared/listing/listing.constants.ts'
import { SavedSearchInput } from '../../src/shared/saved-search/saved-search.schema.ts'
import { trpcInput } from '../trpc-input.ts'
import { type Kind, type ListRequest, recordStatements, type Scenario } from './scenarios.ts'

/** People with favourites and saved searches, each with other ones. */
const people = 20
const favouritesOfEach = 60
/** The largest number that a person can have. */
const searchesOfEach = 50

interface Person {
  id: string
  token: string
}

const listings = {
  crops: { kind: 'crop', table: 'crops' },
  equipment: { kind: 'equipment', table: 'equipments' },
} as const satisfies Record<Kind, { kind: ListingKind; table: string }>

/** Logged-in people; a database of an earlier run gets new ones. */
async function addPeople(db: Database): Promise<Person[]> {
  const firstPhone = 9_000_000_000 + (Date.now() % 900_000_000)
  return db.transaction(async (em) => {
    const added = Array.from({ length: people }, (_, i) => {
      const id = randomUUID()
      const user = em.create(User, { id, phone: String(firstPhone + i), firstName: `Reader ${i}` })
      return { id, token: openSession(em, user, 'bench') }
    })
    await em.flush()
    return added
  })
}

async function addOwnLists(db: Database, kind: Kind, { id: userId }: Person): Promise<void> {
  const { kind: listingKind, table } = listings[kind]
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from ${sql.raw(table)} where not is_archived
      order by md5(id::text || ${userId}) limit ${favouritesOfEach}`,
  )
  for (const { id: listingId } of rows)
    await addFavourite(db, userId, { kind: listingKind, listingId })
  for (let i = 0; i < searchesOfEach; i++) {
    const q = i % 2 ? 'onion' : 'tractor'
    const search = { kind: listingKind, name: `Search ${i}`, q, near: '411001', radius: 10 + i }
    await saveSearch(db, userId, SavedSearchInput.parse(search))
  }
}

const lists = [
  {
    name: 'my favourites',
    rest: '/api/favourite/my-favourites',
    trpc: `/trpc/favourite.list${trpcInput({ page: 1 })}`,
    read: (db: Database, userId: string) => listFavourites(db, userId, { page: 1 }),
  },
  {
    name: 'my favourites, ids alone',
    rest: '/api/favourite/favourite-ids',
    trpc: '/trpc/favourite.ids',
    read: readFavouriteIds,
  },
  {
    name: 'my saved searches',
    rest: '/api/saved-search/my-searches',
    trpc: '/trpc/savedSearch.list',
    read: listSavedSearches,
  },
]

/**
 * The lists of logged-in people. Their statements begin with the one that finds the token's user.
 * @param part a part of the names of the scenarios to make.
 */
export async function makeOwnListScenarios(
  db: Database,
  kind: Kind,
  part: string,
): Promise<Scenario[]> {
  const selected = lists.filter(({ name }) => name.includes(part))
  if (selected.length === 0) return []
  const log = createLogger('warn', false)
  const readers = await addPeople(db)
  for (const reader of readers) await addOwnLists(db, kind, reader)
  const scenarios: Scenario[] = []
  for (const { name, rest, trpc, read } of selected) {
    const requests: ListRequest[] = []
    for (const { id, token } of readers) {
      const statements = await recordStatements(db, async (recorder) => {
        await createFindActor(recorder, { ADMIN_PHONES: [] }, log)(token)
        await read(recorder, id)
      })
      requests.push({ rest, trpc, token, statements })
    }
    scenarios.push({ kind, name, requests })
  }
  return scenarios
}
