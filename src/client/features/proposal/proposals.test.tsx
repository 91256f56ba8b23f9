import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { announce } from '#client/platform/realtime/live.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { ProposalView } from '#shared/proposal/proposal.schema.ts'
import ProposalsPage from './proposals.page.tsx'

beforeAll(() => startTranslation())
beforeEach(() => storeToken('secret-token', 'farmer'))

const proposal: ProposalView = {
  _id: 'p1',
  kind: 'order',
  state: 'proposed',
  decidedAt: null,
  resultId: null,
  createdAt: '2026-11-23T06:00:00Z',
  expiresAt: '2026-11-24T06:00:00Z',
  keyName: 'My helper',
  otherName: 'Meera Kulkarni',
  terms: {
    kind: 'order',
    cropId: 'c1',
    name: 'Onion',
    sellerId: 's1',
    price: 25,
    quantity: 4,
    unit: 'kg',
    delivery: 'delivery',
    deliveryFee: null,
    payBy: 'cash',
    note: 'Ripe ones',
    address: {
      name: 'Ravi',
      phone: '9000000001',
      line: '12 Well Road',
      city: 'Nashik',
      state: 'Maharashtra',
      zip: '422001',
    },
    total: 100,
  },
}
const confirmed: ProposalView = { ...proposal, state: 'confirmed', resultId: 'o1' }
const openCard = async () =>
  within(await screen.findByRole('listitem', { name: 'Order Onion: 4 kg for ₹100' }))

test('a proposal shows everything that it does, and confirming it leads to the order', async () => {
  let current = proposal
  const sent: unknown[] = []
  fakeServer({
    'proposal.mine': () => ({ data: { proposals: [current] } }),
    'proposal.confirm': (input) => {
      sent.push(input)
      current = confirmed
      return { data: confirmed }
    },
  })
  renderInApp(<ProposalsPage />)
  const card = await openCard()
  const shown = [
    'Meera Kulkarni',
    '₹25 per kg',
    '4 kg',
    '₹100',
    'In cash',
    'Ripe ones',
    'Delivery',
    'Agreed with the seller, not in the total',
    /12 Well Road, Nashik, Maharashtra 422001/,
    'When you confirm, the order is placed with the seller.',
    /^Proposed by My helper on/,
  ]
  for (const text of shown) expect(card.getByText(text)).toBeTruthy()
  const button = card.getByRole('button', { name: /^Confirm: / })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await card.findByRole('link', { name: 'See order' })).toHaveProperty(
    'pathname',
    '/dashboard/orders/o1',
  )
  expect(sent).toEqual([{ proposalId: 'p1' }])
  expect(card.queryByRole('button')).toBeNull()
})

test('a refusal says that nothing was done, and a lost answer does not', async () => {
  let isReachable = true
  fakeServer({
    'proposal.mine': () => ({ data: { proposals: [proposal] } }),
    'proposal.confirm': () =>
      isReachable
        ? {
            refusal: {
              status: 409,
              code: 'order.price_changed',
              message: 'The price of Onion is now ₹26 per kg.',
              template: 'The price of {{name}} is now ₹{{price}} per {{unit}}.',
              values: { name: 'Onion', price: 26, unit: 'kg' },
            },
          }
        : 'unreachable',
  })
  renderInApp(<ProposalsPage />)
  const card = await openCard()
  fireEvent.click(card.getByRole('button', { name: /^Confirm: / }))
  const alert = await card.findByRole('alert')
  expect(alert.textContent).toContain('Nothing has been done')
  expect(alert.textContent).toContain('The price of Onion is now ₹26 per kg.')
  isReachable = false
  fireEvent.click(card.getByRole('button', { name: /^Confirm: / }))
  expect(await card.findByText('Error connecting to server')).toBeTruthy()
  expect(card.getByRole('alert').textContent).not.toContain('Nothing has been done')
})

test('without proposals the page says what they are, and a new one appears by itself', async () => {
  let proposals: ProposalView[] = []
  fakeServer({ 'proposal.mine': () => ({ data: { proposals } }) })
  renderInApp(<ProposalsPage />)
  expect(await screen.findByRole('heading', { name: 'Nothing is proposed' })).toBeTruthy()
  proposals = [{ ...proposal, state: 'declined' }]
  announce('proposals', 'p1')
  const card = await openCard()
  expect(card.getByText('Declined')).toBeTruthy()
  expect(card.queryByRole('button')).toBeNull()
})

test('while an answer is sent no button is disabled, which would take the focus from it', async () => {
  let current = proposal
  fakeServer({
    'proposal.mine': () => ({ data: { proposals: [current] } }),
    'proposal.confirm': () => {
      current = confirmed
      return { data: confirmed }
    },
  })
  renderInApp(<ProposalsPage />)
  const card = await openCard()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { fetch } = window
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    answered.then(() => fetch(...request)),
  )
  fireEvent.click(card.getByRole('button', { name: /^Confirm: / }))
  const buttons = card.getAllByRole<HTMLButtonElement>('button')
  await waitFor(() =>
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']),
  )
  expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false])
  answer()
  expect(await card.findByRole('link', { name: 'See order' })).toBeTruthy()
})
