import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { notAFilterPrice, reversedPrices } from '#shared/crop/crop-list.constants.ts'
import { PriceFilter } from './price-filter.tsx'

beforeAll(() => startTranslation())

/** Types a lowest price and leaves the field. @returns the prices that the list is then filtered by. */
function filterFrom(typed: string) {
  const changes: unknown[] = []
  const onChange = (prices: unknown) => changes.push(prices)
  renderInApp(<PriceFilter prices={{ minPrice: null, maxPrice: null }} onChange={onChange} />)
  const field = screen.getByLabelText('Price per kg from')
  fireEvent.input(field, { target: { value: typed } })
  fireEvent.blur(field)
  return changes
}

test.each([
  ['₹ 1,250', 1250],
  ['१२५०', 1250],
  [' 22.50 ', 22.5],
])('a price that is typed as "%s" filters by %d', (typed, minPrice) => {
  expect(filterFrom(typed)).toEqual([{ minPrice, maxPrice: null }])
  expect(screen.queryByText(notAFilterPrice)).toBeNull()
})

const lowest = () => screen.getByLabelText('Price per kg from')
const highest = () => screen.getByLabelText('Price per kg up to')
/** What a screen reader reads after the name of a field. */
const describedBy = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

test('a price that is too high filters by nothing and says so at its field alone', () => {
  expect(filterFrom('123456789')).toEqual([])
  expect(lowest().getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(lowest())).toBe(notAFilterPrice)
  expect(highest().getAttribute('aria-invalid')).toBeNull()
})

test('a highest price below the lowest filters by nothing and says so at the highest', () => {
  const changes = filterFrom('50')
  fireEvent.input(highest(), { target: { value: '20' } })
  fireEvent.blur(highest())
  expect(changes).toEqual([{ minPrice: 50, maxPrice: null }])
  expect(highest().getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(highest())).toBe(reversedPrices)
  expect(lowest().getAttribute('aria-invalid')).toBeNull()
})
