import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { rentedEquipment } from '#client/testing/equipment-fixtures.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import EquipmentMinePage from './equipment-mine.page.tsx'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)

beforeAll(() => startTranslation())
// On a slow machine the chunks load longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('./own-equipment-table.tsx'),
    import('#client/domain/report/hidden-mark.tsx'),
  ]),
)
beforeEach(() => storeToken('secret-token', 'farmer'))

test('the table of machines says what the cards say: hidden by an operator, without a place, and the calendar', async () => {
  const own = { ...rentedEquipment, contactNumber: '+919000000001', isUserEquipment: true }
  const equipments = [
    { ...own, hasPoint: false },
    { ...own, _id: 'm2', name: 'Sprayer', isArchived: true, isHidden: true, hasPoint: false },
  ]
  fakeServer({
    'equipment.mine': () => ({
      data: { equipments, page: 1, totalPages: 1, total: 2, isTotalBounded: false },
    }),
  })
  renderInApp(<EquipmentMinePage />)
  const link = await screen.findByRole('link', { name: 'Sprayer' })
  const row = within(link.closest('tr') as HTMLElement)
  expect(await row.findByText('Hidden by an admin')).toBeTruthy()
  expect(row.queryByText('Archived')).toBeNull()
  expect(screen.getAllByText(/Buyers who search nearby cannot find this/)).toHaveLength(1)
  const calendar = screen.getByRole('link', { name: 'Open calendar: Tractor' })
  expect(calendar.getAttribute('href')).toBe('/rental/m1')
})
