import { expect, test } from 'vitest'
import { type ListPosition, spreadPositions, windowFor } from './listing-spread.policy.ts'

const pageSize = 12
const list = (prefix: string, count: number, from: number): ListPosition[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${prefix}${String(99_999 - i)}`,
    at: from - i * 1000,
  }))

/** The list as it is shown afterwards, each listing by its seller. */
function shown(
  own: readonly ListPosition[],
  others: readonly ListPosition[],
  moved: readonly ListPosition[],
) {
  const placed = new Map(moved.map((position) => [position.id, position]))
  const all = [...own.map((one) => placed.get(one.id) ?? one), ...others]
  return all
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .map(({ id }) => (id.startsWith('own') ? 'own' : 'other'))
}

const mostOfAnyPage = (sellers: readonly string[]) =>
  Math.max(
    ...sellers
      .slice(0, -pageSize + 1)
      .map((_, i) => sellers.slice(i, i + pageSize).filter((seller) => seller === 'own').length),
  )

test('no twelve in a row have more than three of the seller while others have listings to put between', () => {
  const own = list('own', 30, 1_000_000)
  const others = list('zzz', 200, 900_000)
  const moved = spreadPositions({ own, others, hasAllOthers: true })
  const sellers = shown(own, others, moved)
  expect(sellers).toHaveLength(230)
  expect(mostOfAnyPage(sellers)).toBe(3)
  expect(sellers.slice(0, 3)).toEqual(['own', 'own', 'own'])
})

test('listings that are spread already stay where they are', () => {
  const own = list('own', 30, 1_000_000)
  const others = list('zzz', 200, 900_000)
  const moved = spreadPositions({ own, others, hasAllOthers: true })
  const places = new Map(moved.map(({ id, at }) => [id, at]))
  const spread = own.map(({ id, at }) => ({ id, at: places.get(id) ?? at }))
  expect(spreadPositions({ own: spread, others, hasAllOthers: true })).toEqual([])
})

test('with too few others the rest follow the last of them, and with none nothing moves', () => {
  const own = list('own', 10, 1_000_000)
  const others = list('zzz', 4, 900_000)
  const moved = spreadPositions({ own, others, hasAllOthers: true })
  expect(shown(own, others, moved)).toEqual([
    'own',
    'own',
    'own',
    'other',
    'other',
    'other',
    'other',
    ...Array(7).fill('own'),
  ])
  expect(spreadPositions({ own, others: [], hasAllOthers: true })).toEqual([])
})

test('nothing moves into a part of the list that was not read', () => {
  const own = list('own', 10, 1_000_000)
  const others = list('zzz', 12, 900_000)
  const moved = spreadPositions({ own, others, hasAllOthers: false })
  // They keep their order below the gap that is known.
  expect(moved).toHaveLength(7)
  expect(Math.min(...moved.map(({ at }) => at))).toBeGreaterThan(others[9]?.at ?? 0)
})

test('new listings get a place even where nothing has to move', () => {
  const own = [...list('own', 3, 1_000_000), { id: 'own-new', at: 5 }]
  const moved = spreadPositions({
    own,
    others: [],
    hasAllOthers: true,
    isNew: (id) => id === 'own-new',
  })
  expect(moved).toEqual([{ id: 'own-new', at: 5 }])
})

test('the rows that are read are enough for all listings to be spread', () => {
  for (const count of [4, 12, 40, 300]) {
    const own = list('own', count, 10_000_000)
    const others = list('zzz', windowFor(count) - count, 9_000_000)
    const moved = spreadPositions({ own, others, hasAllOthers: false })
    expect(moved).toHaveLength(count - 3)
  }
})

test('a new listing gets its place also behind three that did not have to move', () => {
  const own = list('own', 7, 1_000_000).map(({ id, at }, i) => ({ id, at: at - i * 20_000 }))
  const others = list('zzz', 300, 999_000)
  const fresh = own.at(-1)?.id
  const moved = spreadPositions({ own, others, hasAllOthers: true, isNew: (id) => id === fresh })
  expect(moved.map(({ id }) => id)).toEqual([fresh])
})
