import { expect, test } from 'vitest'
import { isSaved, overflowOf, type SavedIndex } from './saved-queries.policy.ts'

const now = Date.UTC(2026, 10, 20)
const day = 86_400_000
const indexOf = (entries: SavedIndex['entries']): SavedIndex => ({
  contract: 'c',
  owner: 'o',
  entries,
})

test('only answers of public queries are stored, not own listings, notifications or profiles', () => {
  expect(isSaved([['crop', 'list'], { type: 'query' }])).toBe(true)
  for (const path of ['crop.mine', 'crop.contact', 'user.get', 'notice.list', 'auth.sessions']) {
    expect(isSaved([path.split('.')])).toBe(false)
  }
})

test('beyond 80 answers the oldest are deleted', () => {
  const entries = Object.fromEntries(
    Array.from({ length: 82 }, (_, age) => [`q${age}`, { updatedAt: now - age, bytes: 10 }]),
  )
  expect(overflowOf(indexOf(entries), now)).toEqual(['q80', 'q81'])
})

test('answers older than a month and beyond five megabytes are deleted', () => {
  const entries = {
    new: { updatedAt: now, bytes: 4_900_000 },
    large: { updatedAt: now - 1, bytes: 200_000 },
    small: { updatedAt: now - 2, bytes: 1000 },
    old: { updatedAt: now - 31 * day, bytes: 1 },
  }
  expect(overflowOf(indexOf(entries), now)).toEqual(['large', 'old'])
})
