import { expect, test } from 'vitest'
import { monthAfter, monthSums, startOfMonth } from './earnings.policy.ts'

const row = (changes: object) => ({
  side: 'earned',
  currency: 'INR',
  week: 0,
  isPaid: true,
  name: 'Onion',
  kind: 'onion',
  listing: 'crop',
  kindHindi: 'प्याज',
  amount: 10,
  ...changes,
})
const sums = (rows: object[], month = '2026-11') => monthSums(rows as never, month)

test('months follow each other over the turn of the year and begin at midnight in India', () => {
  expect([monthAfter('2026-12'), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(new Date(startOfMonth('2026-11')).toISOString()).toBe('2026-10-31T18:30:00.000Z')
})

test('a month has blocks of seven days, of which the last is as short as the month leaves it', () => {
  const ends = (month: string) => sums([row({})], month)[0]?.weeks.map(({ to }) => to)
  expect(ends('2026-02')).toEqual([7, 14, 21, 28])
  expect(ends('2028-02')).toEqual([7, 14, 21, 28, 29])
  expect(ends('2026-11')).toEqual([7, 14, 21, 28, 30])
})

test('currencies are never added up, and many amounts do not lose a paisa', () => {
  const [rupees, dollars] = sums([
    ...Array.from({ length: 30 }, () => row({ amount: 0.1 })),
    row({ isPaid: false, week: 4, amount: 0.05 }),
    row({ currency: 'USD', amount: 7 }),
  ])
  expect(rupees).toMatchObject({ currency: 'INR', paid: 3, open: 0.05 })
  expect(rupees?.weeks[4]).toEqual({ from: 29, to: 30, paid: 0, open: 0.05 })
  expect(dollars).toMatchObject({ currency: 'USD', paid: 7, open: 0 })
  expect(sums([])).toEqual([])
})

test('the five largest kinds are shown and everything else is in one sum, so that both add up', () => {
  const rows = Array.from({ length: 7 }, (_, i) => row({ kind: `kind${i}`, amount: 10 + i }))
  const [sum] = sums([...rows, row({ name: null, kind: null, amount: 3 })])
  expect(sum?.goods.map(({ paid }) => paid)).toEqual([16, 15, 14, 13, 12])
  expect(sum?.others).toEqual({ paid: 10 + 11 + 3, open: 0 })
  expect(sum?.paid).toBe(94)
})
