import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fetchMandiPrices } from '#server/features/market/fetch/mandi-fetch.service.ts'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'
import { reviewCalls } from '#server/testing/people/reviews.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { mandiRecord, startMandiStandIn } from '#server/testing/stand-ins/mandi-server.ts'

let rentals: Rentals

beforeAll(async () => {
  rentals = await createRentals()
}, 120_000)
afterAll(() => rentals.app.close())

/** The page as browsers that run no scripts read it; a busy machine sends the plain shell at first. */
const open = (url: string) =>
  vi.waitFor(
    async () => {
      const { body } = await rentals.app.server.inject({ url })
      expect(body).toContain('id="page-state"')
      return body.replaceAll(/<script.*?<\/script>/gs, '')
    },
    { interval: 300, timeout: 10_000 },
  )

const countOf = (html: string, text: string) => html.split(text).length - 1

test('the page of a crop of the calendar begins with the state of its address', async () => {
  const firstState = async (address: string) =>
    /data-home="true".*?(Gujarat|Uttar Pradesh)</s.exec(await open(address))?.[1]
  expect(await firstState('/crop-calendar/wheat?lang=en')).toBe('Uttar Pradesh')
  expect(await firstState('/crop-calendar/wheat?lang=en&state=Gujarat')).toBe('Gujarat')
})

test('all states of the sample list can be read', async () => {
  const { body } = await rentals.app.call('GET', '/api/market/crops/wheat')
  const states = new Set<string>(body.data.prices.map(({ region }: { region: string }) => region))
  expect(states.size).toBeGreaterThan(10)
  const html = await open('/market-price/crop/wheat?lang=en')
  for (const state of states) expect(html).toMatch(new RegExp(`scope="row"[^>]*>${state}<`))
})

test('all mandis of a crop can be read', async () => {
  const reports = await startMandiStandIn()
  const markets = Array.from({ length: 14 }, (_, index) => `Market ${index + 1}`)
  reports.records = markets.map((market) => mandiRecord({ market }))
  const { app } = rentals
  const env = { ...app.env, DATA_GOV_IN_API_KEY: 'key', DATA_GOV_IN_URL: reports.url }
  await fetchMandiPrices({ ...app.services, env }, new AbortController().signal)
  await reports.close()
  const html = await open('/market-price/crop/wheat?lang=en&state=Madhya+Pradesh')
  expect(countOf(html, 'scope="row"')).toBe(markets.length)
  for (const market of markets) expect(html).toContain(`>${market}<`)
})

test('all pictures of a listing can be seen', async () => {
  const images = [
    await uploadPicture(rentals.app, rentals.owner),
    await uploadPicture(rentals.app, rentals.owner),
    await uploadPicture(rentals.app, rentals.owner),
  ]
  const html = await open(`/rental/${await rentals.equipment({ images })}?lang=en`)
  const alone = html.replaceAll(/<button.*?<\/button>/gs, '')
  for (const number of [1, 2, 3]) {
    expect(alone).toContain(`alt="Combine harvester, image ${number} of 3"`)
  }
})

test('the reviews beyond the first five are behind a link', async () => {
  const calls = reviewCalls(rentals)
  const equipment = await rentals.equipment()
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const renter = await rentals.person('Ravi', 'Kumar')
    const bookingId = await calls.completed(renter, equipment)
    await calls.review(renter, { bookingId, stars: 4, text: `Review ${text}` })
    await calls.review(rentals.owner, { bookingId, stars: 4 })
  }
  const html = await open(`/rental/${equipment}?lang=en`)
  expect(countOf(html, '<article')).toBe(5)
  const all = `/rental/${equipment}?reviews=all`
  expect(html).toContain(`href="${all}"`)
  expect(countOf(await open(`${all}&lang=en`), '<article')).toBe(6)
})
