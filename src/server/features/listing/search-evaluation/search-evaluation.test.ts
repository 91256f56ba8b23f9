import { afterAll, beforeAll, expect, test } from 'vitest'
import { cropTable } from '#server/features/crop/crop.table.ts'
import { equipmentTable } from '#server/features/equipment/equipment.table.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import {
  type EvaluatedSearch,
  evaluateSearches,
  findWrongKinds,
  loadSearchCorpus,
  searchTotals,
} from './search-evaluation.service.ts'

const tables = [cropTable, equipmentTable]
let app: TestApp
let listings: Awaited<ReturnType<typeof loadSearchCorpus>>
let searches: EvaluatedSearch[]

beforeAll(async () => {
  app = await createTestApp()
  listings = await loadSearchCorpus(app.services.db, tables)
  searches = await evaluateSearches(app.services.db, tables, listings)
})
afterAll(() => app.close())

test('nearly every listing gets the kind that its name tells', async () => {
  const wrong = await findWrongKinds(app.services.db, listings)
  expect(wrong.length / listings.length, wrong.join('\n')).toBeLessThanOrEqual(0.02)
})

test('a set of at least 400 searches of ten sorts finds 95 % of what it must among the first ten', () => {
  const { count, recall } = searchTotals(searches)
  expect(count).toBeGreaterThanOrEqual(400)
  expect(new Set(searches.map(({ sort }) => sort)).size).toBe(10)
  expect(recall).toBeGreaterThanOrEqual(0.95)
})

test.each([
  'English',
  'Hindi',
  'romanised',
  'misspelt',
  'regional',
  'variety',
  'with a place',
  'two words',
  'plural',
  'mixed scripts',
])('the first result of 90 %% of the %s searches is of the right kind', (sort) => {
  const ofSort = searches.filter((each) => each.sort === sort)
  const wrong = ofSort.filter(({ isFirstRight }) => !isFirstRight).map(({ q }) => q)
  expect(searchTotals(ofSort).firstRight, wrong.join(', ')).toBeGreaterThanOrEqual(0.9)
})
