import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { acceptedOrder } from '#client/testing/order-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { OrderView } from '#shared/order/order.schema.ts'
import { OrderDetail } from './order-detail.tsx'

beforeAll(() => startTranslation())

/** Cancelled by the seller, who never confirmed the payment that the buyer claims. */
const order: OrderView = {
  ...acceptedOrder,
  status: 'cancelled',
  payee: null,
  paymentReference: '412345678901',
  canGiveReference: false,
  changes: [],
  events: [
    ...acceptedOrder.events,
    { status: 'cancelled', by: 'seller', reason: 'Spoiled', at: '2026-11-21T08:00:00.000Z' },
  ],
}

test('a buyer whose order was cancelled after they paid sees the refund and their payment reference', () => {
  renderInApp(<OrderDetail order={order} />)
  expect(screen.getByRole('status').textContent).toContain(
    'Ramesh Patil has to refund you directly: call or write to them.',
  )
  expect(screen.getByText('412345678901')).toBeTruthy()
  expect(screen.queryByText('You pay nothing.')).toBeNull()
})

test('a seller who cancelled after a claimed payment is told to refund it, and not to confirm it any more', () => {
  renderInApp(<OrderDetail order={{ ...order, role: 'seller', otherName: 'Asha Devi' }} />)
  expect(screen.getByRole('status').textContent).toContain(
    'If Asha Devi has paid you, refund ₹1,625: the money went to you directly.',
  )
  expect(screen.getByText('412345678901')).toBeTruthy()
  expect(screen.queryByText(/before you confirm/)).toBeNull()
})
