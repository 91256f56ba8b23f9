import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Route } from 'wouter'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { rentedEquipment } from '#client/testing/equipment-fixtures.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { EquipmentDetail } from '#shared/equipment/equipment.schema.ts'
import { addDays, indiaDay } from '#shared/kit/india-day.ts'
import EquipmentDetailPage from './equipment-detail.page.tsx'

beforeAll(() => startTranslation())
afterEach(() => window.history.replaceState(null, '', '/'))

function open(changes: Partial<EquipmentDetail>) {
  const equipment = { ...rentedEquipment, contactNumber: null, ...changes }
  window.history.replaceState(null, '', paths.equipment.href('m1'))
  const days = { first: indiaDay(), last: equipment.availableTo, taken: [] }
  fakeServer({
    'equipment.get': () => ({ data: equipment }),
    'booking.takenDays': () => ({ data: days }),
  })
  renderInApp(<Route path={paths.equipment.pattern} component={EquipmentDetailPage} />)
}

test('on its last day a machine can be booked; after it, it is unavailable', async () => {
  const from = '2026-01-01'
  open({ availableFrom: from, availableTo: indiaDay() })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Book Now' })
  expect(button.disabled).toBe(false)
  cleanup()
  open({ availableFrom: from, availableTo: addDays(indiaDay(), -1) })
  const none = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Currently Unavailable',
  })
  expect(none.disabled).toBe(true)
  expect(screen.queryByText('Available')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull()
})

test('in Hindi the way to a machine names its kind as its title does', async () => {
  await switchLanguage('hi')
  open({ kindHindi: 'ट्रैक्टर', name: 'Mahindra 575' })
  const name = 'ट्रैक्टर · Mahindra 575'
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  const way = within(screen.getByRole('navigation', { name: 'आप यहाँ हैं' }))
  expect(way.getByText(name)).toBeTruthy()
  await switchLanguage('en')
})
