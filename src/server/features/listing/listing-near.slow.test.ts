import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCrops } from '#server/features/crop/crop.service.ts'
import { findPlaceOfPin } from '#server/features/place/place.service.ts'
import { locateAddress } from '#server/features/place/place-address.service.ts'
import { placeTables } from '#server/features/place/place-data.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { CropPage } from '#shared/crop/crop.schema.ts'
import { CropListInput } from '#shared/crop/crop-list.schema.ts'
import { distanceKm, type GeoPoint, unitVector } from '#shared/place/distance.ts'
import { radiusChoices } from '#shared/place/place.constants.ts'
import { recountWords } from './words/listing-words.service.ts'

interface Listed extends GeoPoint {
  id: string
  price: number
  state: string
  district: string | null
}

let app: TestApp
/** A thousand crops at random PINs, and 2,500 of one PIN in Srinagar. */
let everywhere: Listed[]
let crowded: Listed[]

/** The same numbers from 0 to 1 in every run. */
function createNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
const next = createNumbers(2026)

function randomPin(): string {
  const { numbers } = placeTables.pins
  return String(numbers[Math.floor(next() * numbers.length)])
}
const crowdedPin = '190001'
const address = (zip: string) => ({ zip, city: '', state: '', country: 'India' })

async function addCrops(ownerId: string, pins: readonly string[], name: string): Promise<Listed[]> {
  const rows = pins.map((pin, i) => {
    const place = findPlaceOfPin(pin)
    if (!place) throw new Error(pin)
    const { lat, lon, state } = place
    const price = 10 + (i % 40)
    return { id: v7(), name, price, lat, lon, ...locateAddress(address(pin)), state }
  })
  await execute(
    app.services.db,
    sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date, expiry_date,
        dispatch_time, created_at, updated_at, point, pin, district, state, point_precision)
      select id, ${ownerId}::uuid, name, 'Vegetables', price, 5, 'kg', '2026-11-01', '2099-12-01', 1,
        now() - price * interval '1 hour', now(), point::cube, pin, district, state, "pointPrecision"
      from jsonb_to_recordset(${sql.json(rows)}) as rows (id uuid, name text, price numeric, point text,
        pin text, district text, state text, "pointPrecision" text)`,
  )
  return rows
}

beforeAll(async () => {
  app = await createTestApp()
  await app.signUp('9000000001')
  const [owner] = await queryRows<{ id: string }>(app.services.db, sql`select id from users`)
  if (!owner) throw new Error('nobody signed up')
  everywhere = await addCrops(owner.id, Array.from({ length: 1000 }, randomPin), 'Fresh okra')
  crowded = await addCrops(owner.id, new Array(2500).fill(crowdedPin), 'Dal lake lotus stem')
  await recountWords(app.services.db, { kind: 'crop', table: 'crops' })
  await execute(app.services.db, sql`analyze crops`)
})
afterAll(() => app.close())

async function list(query: Record<string, unknown>): Promise<CropPage> {
  return listCrops(app.services.db, CropListInput.parse(query), null)
}
const idsOf = ({ crops }: CropPage) => crops.map(({ _id }) => _id)
const near = ({ lat, lon }: GeoPoint) => `${lat},${lon}`

/** The chord, calculated as PostgreSQL does. */
function chord(from: GeoPoint, to: GeoPoint): number {
  const [a, b] = [unitVector(from), unitVector(to)]
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2)
}
const byDistance = (center: GeoPoint, listed: readonly Listed[]) =>
  listed
    .map((crop) => ({ crop, to: chord(center, crop) }))
    .toSorted((a, b) => a.to - b.to || (a.crop.id < b.crop.id ? -1 : 1))
    .map(({ crop }) => crop)

/** A place of the table, in which a person may be. */
function randomCenter(): GeoPoint {
  const { lat, lon } = findPlaceOfPin(randomPin()) as GeoPoint
  return { lat, lon }
}

/** All pages of a list. */
async function allPages(query: Record<string, unknown>): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const shown = idsOf(await list({ ...query, page, limit: 50 }))
    ids.push(...shown)
    if (shown.length < 50) return ids
  }
}

describe('the nearest first', () => {
  test('the order is that of a full comparison, from a hundred random places', async () => {
    const all = [...everywhere, ...crowded]
    for (let n = 0; n < 100; n++) {
      const center = randomCenter()
      const page = await list({ near: near(center), sort: 'nearest' })
      const expected = byDistance(center, all).slice(0, 12)
      expect(idsOf(page), near(center)).toEqual(expected.map(({ id }) => id))
      const kilometres = expected.map((crop) => Math.round(distanceKm(center, crop)))
      expect(page.crops.map(({ distanceKm: km }) => km)).toEqual(kilometres)
    }
  }, 120_000)

  test('pages neither lose nor repeat a listing, though thousands are at the same point', async () => {
    const center = { lat: 28.6, lon: 77.2 }
    const expected = byDistance(center, [...everywhere, ...crowded]).map(({ id }) => id)
    expect(await allPages({ near: near(center), sort: 'nearest' })).toEqual(expected)
  }, 60_000)

  test('a state, a category and words narrow it', async () => {
    const center = { lat: 18.51, lon: 73.88 }
    const inState = byDistance(
      center,
      everywhere.filter(({ state }) => state === 'Punjab'),
    )
    const query = { near: near(center), sort: 'nearest' }
    expect(await allPages({ ...query, state: 'Punjab' })).toEqual(inState.map(({ id }) => id))
    const okra = byDistance(center, everywhere).map(({ id }) => id)
    expect(await allPages({ ...query, q: 'okra', category: 'Vegetables' })).toEqual(okra)
    expect(idsOf(await list({ ...query, category: 'Fruits' }))).toEqual([])
  }, 60_000)
})

describe('a radius', () => {
  test.each(radiusChoices)('%i km has exactly the listings within it', async (radius) => {
    for (let n = 0; n < 10; n++) {
      const center = randomCenter()
      const inside = everywhere.filter((crop) => distanceKm(center, crop) <= radius)
      const ids = await allPages({ near: near(center), radius, q: 'okra', sort: 'price-low' })
      expect(new Set(ids)).toEqual(new Set(inside.map(({ id }) => id)))
      expect(ids).toHaveLength(inside.length)
      const { total } = await list({ near: near(center), radius, q: 'okra', sort: 'nearest' })
      expect(total).toBe(inside.length)
    }
  })

  test('the edge is counted to the metre', async () => {
    const [center, crop] = [{ lat: 34.1, lon: 74.5 }, crowded[0] as Listed]
    const km = distanceKm(center, crop)
    expect((await list({ near: near(center), radius: Math.ceil(km), q: 'lotus' })).total).toBe(2500)
    expect((await list({ near: near(center), radius: Math.floor(km), q: 'lotus' })).total).toBe(0)
  })

  test.each(['newest', 'oldest', 'price-low', 'price-high', 'nearest'])(
    'every page of many listings under %s has others',
    async (sort) => {
      const ids = await allPages({ near: crowdedPin, radius: 5, sort })
      const there = [...everywhere, ...crowded].filter(
        (crop) => distanceKm(findPlaceOfPin(crowdedPin) as GeoPoint, crop) <= 5,
      )
      expect(ids).toHaveLength(there.length)
      expect(new Set(ids)).toEqual(new Set(there.map(({ id }) => id)))
    },
  )

  test('the order asked for stays: the cheapest of the many', async () => {
    const { crops } = await list({ near: crowdedPin, radius: 5, sort: 'price-low' })
    expect(crops.map(({ price }) => price)).toEqual(new Array(12).fill(10))
  })

  test('with nothing inside, the answer says how many are farther away', async () => {
    const page = await list({ near: '744302', radius: 5, q: 'lotus' })
    expect(page).toMatchObject({ crops: [], total: 0, fartherAway: 1000 })
    expect(page.nearPlace).toMatchObject({ pin: '744302' })
    expect(
      (await list({ near: '744302', radius: 5, q: 'lotus', category: 'Fruits' })).fartherAway,
    ).toBe(undefined)
  })
})

describe('states and districts', () => {
  test.each(['newest', 'price-high'])('a state has its listings, under %s', async (sort) => {
    for (const state of ['Kerala', 'Jammu and Kashmir']) {
      const inside = [...everywhere, ...crowded].filter((crop) => crop.state === state)
      const ids = await allPages({ state, sort })
      expect(ids).toHaveLength(inside.length)
      expect(new Set(ids)).toEqual(new Set(inside.map(({ id }) => id)))
    }
  })

  test.each(['newest', 'price-high', 'nearest'])(
    'a district has its own listings and none of the rest of its state, under %s',
    async (sort) => {
      const inState = everywhere.filter(({ state }) => state === 'Maharashtra')
      const districts = new Set(inState.map(({ district }) => district ?? ''))
      expect(districts.size).toBeGreaterThan(10)
      for (const district of districts) {
        const inside = inState.filter((crop) => crop.district === district)
        const near = sort === 'nearest' && { near: '411001' }
        const ids = await allPages({ state: 'Maharashtra', district, sort, ...near })
        expect(ids.toSorted(), district).toEqual(inside.map(({ id }) => id).toSorted())
      }
    },
  )

  test('a district is known by its former name', async () => {
    const query = { state: 'Jammu and Kashmir', q: 'lotus' }
    expect((await list({ ...query, district: 'Srinagar' })).total).toBe(2500)
    const [now, before] = [
      await list({ state: 'Uttar Pradesh', district: 'Prayagraj' }),
      await list({ state: 'Uttar Pradesh', district: 'allahabad' }),
    ]
    expect(idsOf(before)).toEqual(idsOf(now))
  })

  test('the point that a district is chosen by is that district, not the village in its middle', async () => {
    const district = placeTables.districts.find(({ name }) => name === 'Nashik')
    const near = `${district?.lat},${district?.lon}`
    expect((await list({ near })).nearPlace).toMatchObject({ kind: 'district', nameHindi: 'नासिक' })
    expect((await list({ near: '19.9,73.8' })).nearPlace?.kind).toBe('pin')
  })
})

describe('a place in the search words', () => {
  test('is understood, and the other words are searched', async () => {
    const page = await list({ q: 'lotus srinagar jammu and kashmir' })
    expect(page.nearPlace).toMatchObject({ name: 'Srinagar', state: 'Jammu and Kashmir' })
    expect(page.searchWords).toBe('lotus')
    expect(page.total).toBe(2500)
    expect(page.crops[0]?.distanceKm).toBeLessThan(50)
  })

  test('with a radius, that radius holds; with a place, the words stay words', async () => {
    expect((await list({ q: 'lotus pune', radius: 5 })).total).toBe(0)
    expect((await list({ q: 'lotus pune', radius: 4000 })).total).toBe(2500)
    const near = await list({ q: 'lotus pune', near: crowdedPin })
    expect(near.nearPlace?.pin).toBe(crowdedPin)
    expect(near.searchWords).toBe(undefined)
  })
})
