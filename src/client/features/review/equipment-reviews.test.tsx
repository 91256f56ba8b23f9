import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import EquipmentReviews from './equipment-reviews.tsx'

beforeAll(() => startTranslation())

const reviews = Array.from({ length: 7 }, (_, place) => ({
  _id: `r${place}`,
  stars: 4,
  text: `Review ${place}`,
  by: 'Asha',
  role: 'owner',
  item: 'Tractor',
  createdAt: '2026-11-24T06:00:00.000Z',
  updatedAt: '2026-11-24T06:00:00.000Z',
  isCounted: true,
}))

test('more reviews come after the last one, which has the focus meanwhile', async () => {
  fakeServer({
    'review.ofEquipment': (input) => {
      const { limit } = input as { limit: number }
      const summary = { rating: 4, numReviews: 7, distribution: [0, 0, 0, 7, 0], total: 7 }
      return { data: { ...summary, reviews: reviews.slice(0, limit) } }
    },
  })
  renderInApp(<EquipmentReviews equipmentId="m1" />)
  const button = await screen.findByRole('button', { name: 'More reviews' })
  button.focus()
  fireEvent.click(button)
  expect(await screen.findByText('Review 6')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Review 4')
})
