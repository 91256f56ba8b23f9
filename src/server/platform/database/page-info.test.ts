import { expect, test } from 'vitest'
import { pageInfo, rowsOfPage } from './page-info.ts'

const counted = 10_001

test('an empty list has no pages', () => {
  const info = pageInfo({ page: 1, limit: 12, rows: 0, counted: 0 })
  expect(info).toEqual({ page: 1, total: 0, totalPages: 0, isTotalBounded: false })
})

test('a page that is not full tells the exact total, whatever was counted before', () => {
  const info = pageInfo({ page: 3, limit: 12, rows: 5, counted: 12 })
  expect(info).toMatchObject({ total: 29, totalPages: 3 })
})

test('the total is never less than what is on the page', () => {
  const info = pageInfo({ page: 2, limit: 12, rows: 12, counted: 20 })
  expect(info).toMatchObject({ total: 24, totalPages: 2 })
})

test('an empty page past the end never claims rows on itself', () => {
  const info = pageInfo({ page: 3, limit: 12, rows: 0, counted: 30 })
  expect(info).toMatchObject({ total: 24, totalPages: 2 })
})

test('beyond what is counted, the number is a floor and the pages end there', () => {
  const info = pageInfo({ page: 1, limit: 12, rows: 12, counted })
  expect(info).toEqual({ page: 1, total: 10_000, totalPages: 834, isTotalBounded: true })
  expect(rowsOfPage(834, 12)).toBe(4)
  expect(rowsOfPage(835, 12)).toBe(0)
  const last = pageInfo({ page: 834, limit: 12, rows: 4, counted })
  expect(last).toMatchObject({ total: 10_000, isTotalBounded: true })
  const past = pageInfo({ page: 900, limit: 12, rows: 0, counted })
  expect(past).toMatchObject({ total: 10_000, isTotalBounded: true })
})

test('exactly as many as are counted is not more than that', () => {
  const info = pageInfo({ page: 1, limit: 50, rows: 50, counted: 10_000 })
  expect(info).toMatchObject({ total: 10_000, isTotalBounded: false })
})
