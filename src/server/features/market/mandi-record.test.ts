import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMandiApp } from '#server/testing/mandi-app.ts'
import { dayAgo, mandiRecord, toMandiDate } from '#server/testing/stand-ins/mandi-server.ts'

let tools: Awaited<ReturnType<typeof createMandiApp>>
beforeEach(async () => {
  tools = await createMandiApp()
})
afterEach(() => tools.close())

describe('records', () => {
  test('that are invalid are left out, and all others are stored', async () => {
    tools.mandi.records = [
      mandiRecord({ market: 'Good' }),
      null,
      'text',
      [],
      {},
      mandiRecord({ market: '' }),
      mandiRecord({ market: 'a\u0000b' }),
      mandiRecord({ market: 'half \ud83d' }),
      mandiRecord({ market: 'x'.repeat(500) }),
      mandiRecord({ state: 'Atlantis' }),
      mandiRecord({ arrival_date: '2026-11-20T00:00' }),
      mandiRecord({ arrival_date: '31/02/2026' }),
      mandiRecord({ arrival_date: toMandiDate(dayAgo(-1)) }),
      mandiRecord({ arrival_date: toMandiDate(dayAgo(31)) }),
      mandiRecord({ market: 'Month', arrival_date: toMandiDate(dayAgo(30)) }),
      mandiRecord({ min_price: 'NR' }),
      mandiRecord({ min_price: '' }),
      mandiRecord({ min_price: 0 }),
      mandiRecord({ modal_price: '-5' }),
      mandiRecord({ max_price: '1e12' }),
      mandiRecord({ min_price: '3000' }),
      mandiRecord({ modal_price: '2901' }),
      mandiRecord({
        market: 'Commas',
        min_price: '2,500',
        max_price: '2,900.50',
        modal_price: 2700.456,
      }),
      { ...mandiRecord({ market: 'Bare' }), variety: null, grade: undefined, more: { deep: [1] } },
    ]
    await tools.fetchNow()
    const { prices } = await tools.list()
    expect(
      prices.map(({ name, mandi: { market, max, modal } }: never) => [name, market, modal, max]),
    ).toEqual([
      ['Wheat', 'Bare', 2700, 2900],
      ['Wheat (Lokwan)', 'Commas', 2700.46, 2900.5],
      ['Wheat (Lokwan)', 'Good', 2700, 2900],
      ['Wheat (Lokwan)', 'Month', 2700, 2900],
    ])
  })

  test('of several days form one history, and the list has the newest day', async () => {
    tools.mandi.records = [
      mandiRecord({ modal_price: 2700 }),
      mandiRecord({ modal_price: 2600, arrival_date: toMandiDate(dayAgo(2)) }),
      mandiRecord({ modal_price: 2650, arrival_date: toMandiDate(dayAgo(1)) }),
    ]
    await tools.fetchNow()
    const { prices } = await tools.list()
    expect(prices).toHaveLength(1)
    expect(prices[0]).toMatchObject({
      price: '₹2,700',
      timestamp: `${dayAgo(0)}T00:00:00.000Z`,
      mandi: { arrivalDate: dayAgo(0), ageDays: 0 },
    })
    const { body } = await tools.app.call('GET', `/api/market/history/${prices[0]._id}`)
    expect(body.data.points.map(({ day, modal }: never) => [day, modal])).toEqual([
      [dayAgo(2), 2600],
      [dayAgo(1), 2650],
      [dayAgo(0), 2700],
    ])
    expect(body.data.image).toMatch(/\/wheat-[0-9a-f]{8}\.svg$/)
  })

  test('that correct a day replace it; records of an older day do not become the newest', async () => {
    tools.mandi.records = [mandiRecord({ modal_price: 2700 })]
    await tools.fetchNow()
    await tools.passTime(4)
    tools.mandi.records = [
      mandiRecord({ modal_price: 2750 }),
      mandiRecord({ modal_price: 2600, arrival_date: toMandiDate(dayAgo(1)) }),
    ]
    await tools.fetchNow()
    expect((await tools.list()).prices[0].price).toBe('₹2,750')
    expect(await tools.history()).toMatchObject([
      { day: dayAgo(1), modal: 2600 },
      { day: dayAgo(0), modal: 2750 },
    ])
  })
})
