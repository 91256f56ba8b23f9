import { getCrop, listCrops } from '../../src/server/features/crop/crop.service.ts'
import {
  getEquipment,
  listEquipments,
} from '../../src/server/features/equipment/equipment.service.ts'
import type { Database } from '../../src/server/platform/database/database.ts'
import { queryRows } from '../../src/server/platform/database/query.ts'
import { type Statement, sql } from '../../src/server/platform/database/sql.ts'
import { cropCategories } from '../../src/shared/crop/crop.constants.ts'
import { CropListInput } from '../../src/shared/crop/crop-list.schema.ts'
import { equipmentCategories } from '../../src/shared/equipment/equipment.constants.ts'
import { EquipmentListInput } from '../../src/shared/equipment/equipment.schema.ts'
import { trpcInput } from '../trpc-input.ts'

export const kinds = ['crops', 'equipment'] as const
export type Kind = (typeof kinds)[number]

/** One request in three forms: over REST, over tRPC, and as the SQL behind it. */
export interface ListRequest {
  rest: string
  trpc: string
  /** The token of the user, where the request needs one. */
  token?: string
  statements: Statement[]
}

export interface Scenario {
  kind: Kind
  name: string
  requests: ListRequest[]
  /** Answered from memory, while so many listings a second are written elsewhere; else everything is read. */
  memory?: { writesPerSecond: number }
}

/** First pages and listings from memory: beside the statements that they would need. */
export const memoryScenarios = (scenarios: readonly Scenario[]): Scenario[] =>
  scenarios
    .filter(({ name }) => name === 'list, page 1' || name === 'detail')
    .flatMap((scenario) => [
      { ...scenario, name: `${scenario.name}, from memory`, memory: { writesPerSecond: 0 } },
      {
        ...scenario,
        name: `${scenario.name}, from memory, 20 writes a second`,
        memory: { writesPerSecond: 20 },
      },
    ])

type Query = Record<string, string | number>

const cropWords = ['tomato', 'rice', 'fresh', 'टमाटर', 'kh77v', 'kh4821v', 'saffron', 'tomatto']
const equipmentWords = [
  'tractor',
  'pump',
  'serviced',
  'ट्रैक्टर',
  'kh77v',
  'kh4821v',
  'drone',
  'tracter',
]
const twoWords = {
  crops: ['onions nashik', 'kh12v wheat'],
  equipment: ['pump nashik', 'kh12v drone'],
}
const nonsense = ['xqzzvwk', 'zzqqy wvvx']

/** Searches with common, rare, Hindi and misspelt words, with two words, and with words that match nothing. */
const searches: Record<Kind, string[]> = {
  crops: [...cropWords, ...twoWords.crops, ...nonsense],
  equipment: [...equipmentWords, ...twoWords.equipment, ...nonsense],
}

/** PINs of places with many listings near them, and with few. */
const nearPins = ['422001', '411014', '141001', '221001', '522001', '641001', '360001', '753001']
const nearQueries = (query: Query) => nearPins.map((near) => ({ near, ...query }))

/** Lists by place: the nearest first, of a category, within radii under other orders, with words. */
const nearScenarios: Record<string, (category: string) => Query[]> = {
  'nearest first': () => nearQueries({ sort: 'nearest' }),
  'nearest first of a category': (category) => nearQueries({ sort: 'nearest', category }),
  'within 20 km, newest': () => nearQueries({ radius: 20 }),
  'within 100 km, cheapest': () => nearQueries({ radius: 100, sort: 'price-low' }),
  'near, with words': () => [
    ...nearQueries({ q: 'kh77v', sort: 'nearest' }),
    ...nearQueries({ q: 'fresh', radius: 50 }),
    ...nearQueries({ q: 'new', radius: 50 }),
  ],
  'of a state, cheapest': () =>
    ['Punjab', 'Maharashtra', 'Kerala'].map((state) => ({ state, sort: 'price-low' })),
}

const restQuery = (query: Query) => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  return text && `?${text}`
}

/** Records the statements that the app sends for a call once its caches are warm. */
export async function recordStatements(db: Database, call: (db: Database) => Promise<unknown>) {
  const statements: Statement[] = []
  const recorder: Database = {
    ...db,
    query: (statement) => {
      // The scenarios go to the baseline as JSON, which leaves out a fragment's getters.
      const { text, values = [], name } = statement
      statements.push({ text, values, ...(name && { name }) })
      return db.query(statement)
    },
  }
  await call(recorder)
  statements.length = 0
  await call(recorder)
  return statements
}

const api = {
  crops: {
    list: '/api/crop/all-crops',
    one: '/api/crop/get-crop/',
    router: 'crop',
    idName: 'cropId',
    categories: cropCategories as readonly string[],
    runList: (db: Database, query: Query) => listCrops(db, CropListInput.parse(query), null),
    runOne: (db: Database, id: string) => getCrop(db, id, null),
  },
  equipment: {
    list: '/api/equipment/all-equipments',
    one: '/api/equipment/get-equipment/',
    router: 'equipment',
    idName: 'equipmentId',
    categories: equipmentCategories as readonly string[],
    runList: (db: Database, query: Query) =>
      listEquipments(db, EquipmentListInput.parse(query), null),
    // A visitor reads no phone number, so nothing is counted and no key is needed.
    runOne: (db: Database, id: string) => getEquipment({ db, env: { SECRET_KEY: '' } }, id, null),
  },
}

async function listScenario(db: Database, kind: Kind, name: string, queries: Query[]) {
  const { list, router, runList } = api[kind]
  const requests: ListRequest[] = []
  for (const query of queries) {
    requests.push({
      rest: list + restQuery(query),
      trpc: `/trpc/${router}.list${trpcInput(query)}`,
      statements: await recordStatements(db, (recorder) => runList(recorder, query)),
    })
  }
  return { kind, name, requests }
}

async function detailScenario(db: Database, kind: Kind): Promise<Scenario> {
  const { one, router, idName, runOne } = api[kind]
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from ${sql.raw(kind === 'crops' ? 'crops' : 'equipments')} order by md5(id::text) limit 200`,
  )
  const requests: ListRequest[] = []
  for (const { id } of rows) {
    requests.push({
      rest: one + id,
      trpc: `/trpc/${router}.get${trpcInput({ [idName]: id })}`,
      statements: await recordStatements(db, (recorder) => runOne(recorder, id)),
    })
  }
  return { kind, name: 'detail', requests }
}

/** The scenarios to measure, with the SQL statements that the app runs for them on this database. */
export async function makeScenarios(db: Database, only: readonly Kind[]): Promise<Scenario[]> {
  const scenarios: Scenario[] = []
  for (const kind of only) {
    const filtered = api[kind].categories.map((category) => ({ category, page: 50 }))
    scenarios.push(
      await listScenario(db, kind, 'list, page 1', [{}]),
      await listScenario(db, kind, 'list, page 50 of a category', filtered),
      await listScenario(
        db,
        kind,
        'search',
        searches[kind].map((q) => ({ q })),
      ),
      await detailScenario(db, kind),
    )
    for (const [name, queries] of Object.entries(nearScenarios)) {
      const [category = ''] = api[kind].categories
      scenarios.push(await listScenario(db, kind, name, queries(category)))
    }
  }
  return scenarios
}
