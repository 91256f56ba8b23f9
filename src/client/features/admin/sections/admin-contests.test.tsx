import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { AdminContest } from '#shared/admin/admin-review.schema.ts'
import { AdminContests } from './admin-contests.tsx'

beforeAll(() => startTranslation())
beforeEach(() => storeToken('a token', 'farmer'))

const person = { _id: 'p1', verified: false, place: 'Patna, Bihar' }
const contest: AdminContest = {
  _id: 'o1',
  number: 'KH-7Q2M9XPA',
  item: 'Wheat',
  more: 0,
  total: 1625,
  deliveredAt: '2026-11-20T05:00:00.000Z',
  contestedAt: '2026-11-21T05:00:00.000Z',
  reason: 'No cash',
  buyer: { ...person, name: 'Asha Devi', phone: '9876500012' },
  seller: { ...person, _id: 'p2', name: 'Ramesh Patil', phone: null },
}

test('an operator can reach both sides of a contest and decide for either', async () => {
  const sent: unknown[] = []
  fakeServer({
    'desk.contests': () => ({
      data: { contests: [contest], totalPages: 1, page: 1, total: 1, isTotalBounded: false },
    }),
    'desk.closeContest': (input) => {
      sent.push(input)
      return { data: { _id: 'o1' } }
    },
  })
  renderInApp(<AdminContests />)
  const person = await screen.findByRole('link', { name: /Asha Devi/ })
  expect(person.getAttribute('href')).toBe('/admin/people?q=9876500012')
  expect(screen.getByRole('link', { name: /98765/ }).getAttribute('href')).toBe('tel:+919876500012')
  expect(screen.getByText(/Ramesh Patil/).closest('a')).toBeNull()
  const decide = async (button: string) => {
    fireEvent.click(screen.getByRole('button', { name: `${button}: KH-7Q2M9XPA` }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.input(dialog.getByLabelText(/^Reason/), { target: { value: 'Both say so' } })
    fireEvent.click(dialog.getByRole('button', { name: button }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await decide('The buyer has not paid')
  await decide('The buyer has paid')
  expect(sent).toEqual([
    { orderId: 'o1', outcome: 'unpaid', reason: 'Both say so' },
    { orderId: 'o1', outcome: 'paid', reason: 'Both say so' },
  ])
})
