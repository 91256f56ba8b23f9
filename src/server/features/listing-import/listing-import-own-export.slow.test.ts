import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newCrop } from '#server/testing/people/listings.ts'
import { inDays } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'

let app: TestApp
let token: string
let images: string[]
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ token } = await app.signUp())
  images = [await uploadPicture(app, token), await uploadPicture(app, token)]
})

const add = async (path: string, body: object) => {
  const answer = await app.call('POST', `/api/${path}`, { token, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data._id as string
}
const addCrop = (changes: object) => add('crop/add-crop', { ...newCrop, ...changes })
const addEquipment = (changes: object) =>
  add('equipment/add-equipment', {
    name: 'Combine harvester',
    category: 'Harvester',
    pricePerDay: 4500.5,
    images,
    contactNumber: '+91 98765 43210',
    availableFrom: inDays(-30),
    availableTo: inDays(300),
    ...changes,
  })
const exported = async (file: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.server.inject({ url: `/api/shop-export/${file}`, headers })).body
}

/** Sends a file, checks it with the mapping that its headings suggest, and writes it. */
async function importFile(kind: string, text: string, as = token) {
  const sent = await app.call('POST', `/api/listing-import/upload?kind=${kind}`, {
    token: as,
    body: Buffer.from(text),
    headers: { 'content-type': 'text/csv' },
  })
  const { _id, mapping } = sent.body.data as ListingImportView
  const step = async (name: string, body: object) => {
    await app.call('POST', `/api/listing-import/${name}/${_id}`, { token: as, body })
    let view: ListingImportView | undefined
    await expect
      .poll(
        async () => {
          const answer = await app.call('GET', `/api/listing-import/get-import/${_id}`, {
            token: as,
          })
          view = answer.body.data
          return view?.state
        },
        { timeout: 20_000 },
      )
      .toMatch(/checked|done/)
    return view
  }
  const checked = await step('check', { mapping })
  const done = await step('start', {})
  const refused = await app.call('GET', `/api/listing-import/refused-rows/${_id}`, { token: as })
  return {
    planned: checked?.planned,
    written: done?.written,
    refused: refused.body.data.refused,
    undo: () => step('undo', {}),
  }
}
const counts = (given: object) => ({ create: 0, change: 0, none: 0, refused: 0, ...given })

test.each(['csv', 'jsonl'])(
  'an export as %s that is imported again changes nothing',
  async (form) => {
    await addCrop({ name: 'Bag', shownUnit: 'bag', bagKg: 50, tags: ['new crop', 'dry'], images })
    await addCrop({ name: 'Quintal', shownUnit: 'quintal', price: 24.55, quantity: 1234.567 })
    await addCrop({ name: 'By the kilogram', externalId: 'A-1', description: '= dry\n- clean' })
    await addCrop({ name: 'Archived', unit: 'ton', isArchived: true, isOrganic: true })
    await addEquipment({})
    await addEquipment({ externalId: 'M-1', safetyCheckPassed: true, status: 'maintenance' })
    await addEquipment({ externalId: 'M-2', currency: 'USD', kind: 'seed-drill' })
    for (const [kind, rows] of [
      ['crops', 4],
      ['equipment', 3],
    ] as const) {
      const before = await exported(`${kind}.${form}`)
      const { planned, written } = await importFile(kind, before)
      expect([kind, planned]).toEqual([kind, counts({ none: rows })])
      expect([kind, written]).toEqual([kind, counts({ none: rows })])
      expect(await exported(`${kind}.${form}`)).toBe(before)
    }
  },
)

test('an exported file changes the listings that it names, by the kilogram, and can give them references', async () => {
  const bag = await addCrop({ shownUnit: 'bag', bagKg: 50 })
  const plain = await addCrop({ name: 'Potato' })
  const file = [
    '_id,externalId,price,quantity,unit,shownUnit,bagKg',
    `${bag},B-1,31,600,kg,bag,60`,
    `${plain.toUpperCase()},P-1,2450,3,quintal,,`,
  ].join('\n')
  expect((await importFile('crops', file)).written).toEqual(counts({ change: 2 }))
  const crops = (await exported('crops.jsonl')).trim().split('\n')
  expect(crops.map((line) => JSON.parse(line))).toMatchObject([
    { _id: bag, externalId: 'B-1', price: 31, quantity: 600, shownUnit: 'bag', bagKg: 60 },
    { _id: plain, externalId: 'P-1', price: 24.5, quantity: 300, shownUnit: 'quintal' },
  ])
})

test("another person's listing, an ID that is none and a reference of another listing are refused", async () => {
  const own = await addCrop({ externalId: 'A-1' })
  await addCrop({ name: 'Potato', externalId: 'A-2' })
  const { token: stranger } = await app.signUp()
  const unknown = { column: '_id', message: expect.stringContaining('no listing with this ID') }
  const file = (id: string, reference: string) => `_id,sku,price\n${id},${reference},99\n`
  const refusedOf = async (text: string, as = token) => {
    const { written, refused } = await importFile('crops', text, as)
    expect(written).toMatchObject({ create: 0, change: 0 })
    return refused[0].issues
  }
  expect(await refusedOf(file(own, ''), stranger)).toMatchObject([unknown])
  expect(await refusedOf(file('17', ''))).toMatchObject([unknown])
  expect(await refusedOf(file(own, 'A-2'))).toMatchObject([
    { column: 'sku', message: 'Another of your listings has the reference A-2.' },
  ])
})

/** The listings of an export, by their name or reference. */
async function exportedBy(field: 'name' | 'externalId', file: string) {
  const lines = (await exported(file)).trim().split('\n')
  return Object.fromEntries(
    lines.map((line) => JSON.parse(line)).map((listing) => [listing[field], listing]),
  )
}

test('a machine that a file adds or changes has the currency of its row, and another one is refused', async () => {
  await addEquipment({ externalId: 'M-1', currency: 'USD', pricePerDay: 100 })
  const { _id, ...equipment } = (await exportedBy('externalId', 'equipment.jsonl'))['M-1']
  const file = [
    { _id, ...equipment, pricePerDay: 8000, currency: 'Rs.' },
    { _id: '', ...equipment, externalId: 'M-2' },
    { _id: '', ...equipment, externalId: 'M-3', currency: 'EUR' },
    { _id: '', ...equipment, externalId: 'M-4', currency: '' },
  ]
  const text = file.map((row) => JSON.stringify(row)).join('\n')
  const { written, refused, undo } = await importFile('equipment', text)
  expect(written).toMatchObject({ create: 2, change: 1 })
  expect(refused).toMatchObject([
    { number: 3, issues: [{ column: 'currency', message: 'Currency must be one of: INR, USD' }] },
  ])
  expect(await exportedBy('externalId', 'equipment.jsonl')).toMatchObject({
    'M-1': { pricePerDay: 8000, currency: 'INR' },
    'M-2': { pricePerDay: 100, currency: 'USD' },
    'M-4': { pricePerDay: 100, currency: 'INR' },
  })
  await undo()
  expect((await exportedBy('externalId', 'equipment.jsonl'))['M-1']).toMatchObject({
    ...{ pricePerDay: 100, currency: 'USD' },
  })
})

test('a corrected kind of an exported file is taken, an unknown one is refused, and undoing lets the name decide again', async () => {
  const ids = [await addCrop({ name: 'Tomato' }), await addCrop({ name: 'Onion' })]
  ids.push(await addCrop({ name: 'Wheat' }))
  const sent = ['Potato', 'none', 'moon-cheese'].map((kind, i) => `${ids[i]},${kind},35\n`)
  const { planned, written, refused, undo } = await importFile(
    'crops',
    `_id,kind,price\n${sent.join('')}`,
  )
  expect(planned).toEqual(counts({ change: 2, refused: 1 }))
  expect(written).toEqual(counts({ change: 2 }))
  expect(refused).toMatchObject([
    {
      number: 3,
      issues: [{ column: 'kind', values: { kind: 'moon-cheese', example: 'onion' } }],
    },
  ])
  expect(await exportedBy('name', 'crops.jsonl')).toMatchObject({
    Tomato: { kind: 'potato', price: 35 },
    Onion: { kind: null, price: 35 },
    Wheat: { kind: 'wheat', price: newCrop.price },
  })

  await undo()
  expect(await exportedBy('name', 'crops.jsonl')).toMatchObject({
    Tomato: { kind: 'tomato', price: newCrop.price },
    Onion: { kind: 'onion', price: newCrop.price },
  })
  await app.call('PATCH', `/api/crop/update-crop/${ids[0]}`, { token, body: { name: 'Brinjal' } })
  expect(await exportedBy('name', 'crops.jsonl')).toMatchObject({ Brinjal: { kind: 'brinjal' } })
})

test('a new crop has the kind and the category that its row names, whatever it is called', async () => {
  const file = [
    '_id,name,kind,price,unit,quantity,harvestDate,expiryDate,dispatchTime',
    ',Nashik special,onion,30,kg,100,2026-04-15,2037-03-31,2',
  ].join('\n')
  expect((await importFile('crops', file)).written).toEqual(counts({ create: 1 }))
  expect(await exportedBy('name', 'crops.jsonl')).toMatchObject({
    'Nashik special': { kind: 'onion', category: 'Vegetables' },
  })
})
