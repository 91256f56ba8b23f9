import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

/** Names of one crop and of one machine: English, Hindi, Latin letters, other languages and scripts, mixed. */
const onionNames = ['Onion', 'pyaz', 'प्याज', 'प्याज़', 'कांदा', 'vengayam', 'ડુંગળી']
/** FarmAdvisor's decisions are tuned on the calendar's own names, which are in Latin and Devanagari letters. */
const advisorNames = onionNames.filter((name) => name !== 'ડુંગળી')
/** The sample list of mandi prices has no onions. */
const wheatNames = ['Wheat', 'gehun', 'गेहूँ', 'गहू', 'godhuma', 'kanak']

const thresherNames = ['Thresher', 'thrasher', 'थ्रेशर', 'मळणी यंत्र', 'hadamba']

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signUp()).token
  const post = async (url: string, body: object) => {
    const answer = await app.call('POST', url, { token, body })
    expect(answer.status, answer.body.message).toBe(200)
  }
  await post('/api/crop/add-crop', {
    name: 'Lasalgaon, first lot',
    kind: 'onion',
    category: 'Vegetables',
    price: 20,
    quantity: 5,
    harvestDate: '2026-04-10',
    expiryDate: '2099-06-30',
    dispatchTime: 1,
  })
  await post('/api/equipment/add-equipment', {
    name: 'Red machine of 2021',
    kind: 'thresher',
    category: 'Harvesting',
    pricePerDay: 900,
    contactNumber: '9876543210',
    availableFrom: '2026-01-01',
    availableTo: '2099-01-01',
    images: [await uploadPicture(app, token)],
  })
  await post('/api/community/ask-question', {
    title: 'Why do they sprout in store?',
    crop: 'onion',
    topic: 'crops',
  })
})
afterAll(() => app.close())

const read = async (path: string, q: string) => {
  const { status, body } = await app.call('GET', `/api/${path}?q=${encodeURIComponent(q)}`)
  expect(status, body.message).toBe(200)
  return body.data
}

describe.each(onionNames)('a crop as “%s”', (name) => {
  test('is found in the shop', async () => {
    const { crops } = await read('crop/all-crops', name)
    expect(crops.map((crop: { name: string }) => crop.name)).toEqual(['Lasalgaon, first lot'])
  })
  test('is found in the calendar and in the health search', async () => {
    expect((await read('reference/calendar', name)).crops[0].id).toBe('onion')
    expect((await read('reference/troubles', name)).troubles[0].crop.id).toBe('onion')
  })
  test('is found in the questions of the community', async () => {
    const { questions } = await read('community/questions', name)
    expect(questions.map(({ title }: { title: string }) => title)).toEqual([
      'Why do they sprout in store?',
    ])
  })
})

test.each(advisorNames)('a crop as “%s” is known to the advisor', async (name) => {
  const message = `${name}: seed per acre?`
  const { body } = await app.call('POST', '/api/chat/personalized', { body: { message } })
  expect(body.message).toMatch(/onion|प्याज़?/i)
})

test.each(wheatNames)('prices of a crop as “%s” are found in the mandi list', async (name) => {
  const { prices } = await read('market/prices', name)
  expect(prices.length).toBeGreaterThan(0)
  for (const price of prices) expect(price.commodity).toBe('Wheat')
})

test.each(thresherNames)('a machine as “%s” is found in the rental list', async (name) => {
  const { equipments } = await read('equipment/all-equipments', name)
  expect(equipments.map((equipment: { name: string }) => equipment.name)).toEqual([
    'Red machine of 2021',
  ])
})
