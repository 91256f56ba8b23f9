import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteUnusedUploads } from '#server/features/upload/upload-cleanup.service.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { readEmoji } from '#server/platform/storage/emoji.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { CropInput } from '#shared/crop/crop.schema.ts'
import { equipmentCategories } from '#shared/equipment/equipment.constants.ts'
import { EquipmentInput } from '#shared/equipment/equipment.schema.ts'
import { imageVariant, imageWidths } from '#shared/kit/image.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { cropKinds } from './crops.data.ts'
import { makeDemoCrops, seasonalPrice } from './demo-crops.ts'
import { seedDemoData } from './demo-data.ts'
import { makeDemoEquipment } from './demo-equipment.ts'
import { drawScene } from './demo-pictures.ts'
import { cropEmoji } from './pictures/render-crop.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ DEMO_DATA: 'true' })
}, 120_000)
afterAll(() => app.close())

const today = indiaDay()
const crops = makeDemoCrops(today)
const equipments = makeDemoEquipment(today)

const count = async (table: string) => {
  const [row] = await queryRows<{ n: number }>(
    app.services.db,
    sql`select count(*)::int as n from ${sql.raw(table)}`,
  )
  return row?.n ?? 0
}

test('the demo data has 60 crops of 20 sellers and 40 machines', async () => {
  const shop = await app.call('GET', '/api/crop/all-crops')
  const rental = await app.call('GET', '/api/equipment/all-equipments')
  expect(shop.body.data.total).toBeGreaterThanOrEqual(60)
  expect(rental.body.data.total).toBeGreaterThanOrEqual(40)
  const sellers = new Set(crops.map(({ seller }) => seller))
  const states = new Set(crops.map(({ seller }) => seller.state))
  expect(sellers.size).toBeGreaterThanOrEqual(20)
  expect(states.size).toBeGreaterThanOrEqual(15)
})

test('every demo listing is valid input', () => {
  for (const { crop } of crops) expect(CropInput.parse(crop)).toEqual(crop)
  for (const { equipment } of equipments) expect(EquipmentInput.parse(equipment)).toEqual(equipment)
})

test('every category of machine exists, and some machines are not available', () => {
  const categories = new Set(equipments.map(({ equipment }) => equipment.category))
  expect([...categories].sort()).toEqual([...equipmentCategories].sort())
  const statuses = new Set(equipments.map(({ equipment }) => equipment.status))
  expect([...statuses].sort()).toEqual(['available', 'maintenance', 'unavailable'])
})

test('a few crops are expired, most are not, and some are organic', () => {
  const expired = crops.filter(({ crop }) => crop.expiryDate < today)
  expect(expired.length).toBeGreaterThanOrEqual(2)
  expect(expired.length).toBeLessThan(8)
  expect(crops.filter(({ crop }) => crop.isOrganic).length).toBeGreaterThanOrEqual(5)
})

test('the same day gives the same listings', () => {
  expect(makeDemoCrops(today)).toEqual(crops)
  expect(makeDemoEquipment(today)).toEqual(equipments)
})

test('a crop is cheapest at harvest time, and its price always within its range', () => {
  const tomato = cropKinds.find(({ picture }) => picture === 'tomato')
  if (!tomato) throw new Error('no tomato')
  expect(seasonalPrice(tomato, 1)).toBe(14)
  expect(seasonalPrice(tomato, 7)).toBeGreaterThan(30)
  for (const kind of cropKinds) {
    for (let month = 1; month <= 12; month += 1) {
      expect(seasonalPrice(kind, month)).toBeGreaterThanOrEqual(kind.price[0])
      expect(seasonalPrice(kind, month)).toBeLessThanOrEqual(kind.price[1])
    }
  }
})

test('a picture that is not drawn yet is drawn when somebody asks for it, and no other', async () => {
  const { storage } = app.services
  const name = crops.at(-1)?.crop.images[0]?.replace('/uploads/', '') ?? ''
  await storage.remove(name)
  const inject = (file: string) => app.server.inject({ url: `/uploads/${file}` })
  const answers = await Promise.all([inject(name), inject(name)])
  for (const { statusCode, rawPayload } of answers) {
    expect(statusCode).toBe(200)
    expect((await sharp(rawPayload).metadata()).format).toBe('webp')
  }
  for (const unknown of ['demo-tomato-99.webp', 'demo-none-1.webp', 'demo-tomato-1-99.webp']) {
    expect((await inject(unknown)).statusCode, unknown).toBe(404)
  }
})

const urls = [
  ...new Set(
    [...crops.map(({ crop }) => crop), ...equipments.map((m) => m.equipment)].flatMap(
      ({ images }) => images,
    ),
  ),
]

test('every picture can be drawn', async () => {
  const emoji = await readEmoji(new Set(cropEmoji))
  for (const url of urls) {
    const { format } = await sharp(Buffer.from(await drawScene(url, emoji))).metadata()
    expect(format, url).toBe('svg')
  }
})

test('every tenth picture is stored in every width, and the cleanup deletes none', async () => {
  const { db, storage } = app.services
  await execute(db, sql`update uploads set created_at = now() - interval '9 days'`)
  expect(await deleteUnusedUploads({ db, storage })).toBe(0)
  for (const url of urls.filter((_url, index) => index % 10 === 0)) {
    for (const width of imageWidths) {
      const bytes = await storage.get(imageVariant(url, width).replace('/uploads/', ''))
      expect(bytes?.length, url).toBeGreaterThan(2000)
    }
  }
  const [url = ''] = urls
  const { headers, rawPayload } = await app.server.inject({ method: 'GET', url })
  expect(headers['content-type']).toBe('image/webp')
  expect((await sharp(rawPayload).metadata()).width).toBe(1024)
}, 120_000)

test('the demo data has no made-up ratings, bookings or views', async () => {
  const rows = await queryRows(
    app.services.db,
    sql`select 1 from equipments where rating + num_reviews + bookings_count + views > 0`,
  )
  expect(rows).toEqual([])
})

test('a database that is not empty is not changed', async () => {
  const before = [await count('users'), await count('crops')]
  await Promise.all([seedDemoData(app.services), seedDemoData(app.services)])
  expect([await count('users'), await count('crops')]).toEqual(before)
})
