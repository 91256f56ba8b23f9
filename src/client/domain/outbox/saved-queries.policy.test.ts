import { expect, test } from 'vitest'
import { isKept, type KeptIndex, overflowOf } from './saved-queries.policy.ts'

const now = Date.UTC(2026, 10, 20)
const day = 86_400_000
const indexOf = (entries: KeptIndex['entries']): KeptIndex => ({
  contract: 'c',
  owner: 'o',
  entries,
})

test('only public questions are kept: nobody’s own listings, notices or profile', () => {
  expect(isKept([['crop', 'list'], { type: 'query' }])).toBe(true)
  for (const path of ['crop.mine', 'crop.contact', 'user.get', 'notice.list', 'auth.sessions']) {
    expect(isKept([path.split('.')])).toBe(false)
  }
})

test('beyond 80 answers the oldest go', () => {
  const entries = Object.fromEntries(
    Array.from({ length: 82 }, (_, age) => [`q${age}`, { updatedAt: now - age, bytes: 10 }]),
  )
  expect(overflowOf(indexOf(entries), now)).toEqual(['q80', 'q81'])
})

test('answers of a month, and those beyond five megabytes, go whatever their number', () => {
  const entries = {
    new: { updatedAt: now, bytes: 4_900_000 },
    large: { updatedAt: now - 1, bytes: 200_000 },
    small: { updatedAt: now - 2, bytes: 1000 },
    old: { updatedAt: now - 31 * day, bytes: 1 },
  }
  expect(overflowOf(indexOf(entries), now)).toEqual(['large', 'old'])
})
