import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Route } from 'wouter'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { rentedEquipment } from '#client/testing/equipment-fixtures.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import SellerPage from './seller.page.tsx'

beforeAll(() => startTranslation())
afterEach(() => window.history.replaceState(null, '', '/'))

const noCrops = { crops: [], total: 0, totalPages: 0, page: 1, isTotalBounded: false }

test('all of a seller’s machines can be reached, page by page, and the reviews stay on their page', async () => {
  window.history.replaceState(null, '', `${paths.seller.href('u1')}?page=2`)
  fakeServer({
    'review.seller': () => ({
      data: {
        _id: 'u1',
        name: 'Ramesh',
        image: null,
        verified: false,
        place: '',
        rating: 0,
        numReviews: 0,
        memberSince: '2026-01-01T00:00:00.000Z',
      },
    }),
    'crop.ofSeller': () => ({ data: noCrops }),
    'equipment.ofSeller': (input) => {
      const { page } = input as { page: number }
      const equipments = [{ ...rentedEquipment, _id: `m${page}`, name: `Tractor ${page}` }]
      return { data: { equipments, total: 400, totalPages: 17, page, isTotalBounded: false } }
    },
  })
  renderInApp(<Route path={paths.seller.pattern} component={SellerPage} />)
  const region = await screen.findByRole('region', { name: 'Machines for rent' })
  const section = within(region)
  expect(section.getByText('Showing 400 result(s)')).toBeTruthy()
  expect(section.getByText('Tractor 1')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Crops for sale' })).toBeNull()
  fireEvent.click(section.getByRole('link', { name: 'Page 17' }))
  expect(await section.findByText('Tractor 17')).toBeTruthy()
  expect(window.location.search).toBe('?page=2&machines=17')
})
