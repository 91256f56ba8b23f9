import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { OwnPricesView } from '#shared/dashboard/own-prices.schema.ts'
import { OwnPrices } from './own-prices.tsx'

const mandi: NonNullable<OwnPricesView['prices'][number]['mandi']> = {
  seriesId: 's1',
  market: 'Nashik',
  marketHindi: 'नासिक',
  state: 'Maharashtra',
  name: 'Onion',
  modal: 1500,
  perUnit: 15,
  arrivalDate: '2026-11-20',
  nearness: 'district',
}
const prices: OwnPricesView['prices'] = [
  { kind: 'onion', name: 'Onion', kindHindi: 'प्याज़', image: null, mandi, others: null },
]

beforeAll(() => startTranslation())
afterEach(() => switchLanguage('en'))

test('a price names its mandi in the language of the page', async () => {
  renderInApp(<OwnPrices prices={prices} />)
  expect(screen.getByText('Nashik mandi, 20 Nov 2026')).toBeTruthy()
})

test('in Hindi the mandi has its Hindi name', async () => {
  await switchLanguage('hi')
  renderInApp(<OwnPrices prices={prices} />)
  expect(screen.getByText(/^नासिक/)).toBeTruthy()
})
