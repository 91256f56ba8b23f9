import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import CropMinePage from './crop-mine.page.tsx'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)

beforeAll(() => startTranslation())
// On a slow machine the chunks load longer than a test waits.
beforeAll(() =>
  Promise.all([import('./own-crop-table.tsx'), import('#client/domain/report/hidden-mark.tsx')]),
)
beforeEach(() => storeToken('secret-token', 'farmer'))

const inDays = (days: number) => daysBefore(indiaDay(), -days)

const crop = {
  _id: 'c1',
  name: 'Red onion',
  description: '',
  kind: 'onion',
  kindHindi: 'प्याज़',
  isArchived: false,
  hasPoint: true,
  tags: [],
  images: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  user: {
    _id: 'u1',
    firstName: 'Ramesh',
    lastName: '',
    image: null,
    verified: false,
    place: '',
    rating: 0,
    numReviews: 0,
  },
  category: 'Vegetables',
  price: 20,
  quantity: 50,
  unit: 'kg',
  harvestDate: '2026-11-01',
  expiryDate: inDays(60),
  dispatchTime: 1,
  isOrganic: false,
  isUserCrop: true,
} satisfies CropView

const page = (crops: readonly CropView[], totalPages = 1) => ({
  data: { crops, page: 1, totalPages, total: crops.length, isTotalBounded: false },
})

test('in the table a listing that an operator has hidden says so, and one that its owner archived does not', async () => {
  const hidden = { ...crop, _id: 'c2', name: 'Hidden okra', isArchived: true, isHidden: true }
  const archived = { ...crop, _id: 'c3', name: 'Old okra', isArchived: true }
  fakeServer({ 'crop.mine': () => page([crop, hidden, archived]) })
  renderInApp(<CropMinePage />)
  const rowOf = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement)
  const hiddenRow = await rowOf('Hidden okra')
  expect(await hiddenRow.findByText('Hidden by an admin')).toBeTruthy()
  expect(hiddenRow.getByRole('link', { name: 'Ask us about it' })).toBeTruthy()
  expect(hiddenRow.queryByText('Archived')).toBeNull()
  const archivedRow = await rowOf('Old okra')
  expect(archivedRow.getByText('Archived')).toBeTruthy()
  expect(archivedRow.queryByText('Hidden by an admin')).toBeNull()
})

test('above the table owners read once that nobody nearby finds their crops, as long as it is so', async () => {
  const hint = /Buyers who search nearby cannot find this/
  let hasPoint = false
  fakeServer({
    'crop.mine': () =>
      page([
        { ...crop, hasPoint },
        { ...crop, _id: 'c2', hasPoint },
      ]),
  })
  const { unmount } = renderInApp(<CropMinePage />)
  expect(await screen.findAllByText(hint)).toHaveLength(1)
  const link = screen.getByRole('link', { name: 'Add your PIN code' })
  expect(link.getAttribute('href')).toBe('/dashboard/settings')
  unmount()
  hasPoint = true
  renderInApp(<CropMinePage />)
  expect(await screen.findAllByText('Red onion')).not.toEqual([])
  expect(screen.queryByText(hint)).toBeNull()
})

test('of many crops the server tells which expires first', async () => {
  const soonest = { _id: 'c9', name: 'Tomato', kindHindi: 'टमाटर', expiryDate: inDays(0) }
  fakeServer({
    'crop.mine': () => page([crop], 17),
    'crop.soonestExpiry': () => ({ data: { crop: soonest } }),
  })
  renderInApp(<CropMinePage />)
  expect(await screen.findByText('Soonest to expire: Tomato, today.')).toBeTruthy()
})
