import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { placedOrder } from '#client/testing/order-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { undoMs } from '#client/ui/undo/undo.constants.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import OrderDetailPage from './order-detail.page.tsx'

beforeAll(() => startTranslation())
beforeEach(() => storeToken('t', 'farmer'))

test('after Undo the focus is on the button again, and after the answer on the new status', async () => {
  let order: OrderView = {
    ...placedOrder,
    role: 'seller',
    otherName: 'Asha Devi',
    payBy: 'cash',
    changes: ['accepted', 'declined'],
  }
  fakeServer({
    'order.get': () => ({ data: order }),
    'order.change': () => {
      order = { ...order, status: 'accepted', expiresAt: null, changes: ['dispatched'] }
      return { data: order }
    },
  })
  window.history.replaceState(null, '', '/dashboard/orders/o1')
  renderInApp(
    <Route path="/dashboard/orders/:orderId">
      <OrderDetailPage />
    </Route>,
  )
  await screen.findByRole('button', { name: 'Accept' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const button = (name: string) => screen.getByRole('button', { name })
  const press = (name: string) => {
    button(name).focus()
    fireEvent.click(button(name))
  }
  press('Accept')
  await waitFor(() => expect(document.activeElement).toBe(button('Undo')))
  // Until then it is taken for the second press of a double press.
  act(() => void vi.advanceTimersByTime(1000))
  press('Undo')
  await waitFor(() => expect(document.activeElement).toBe(button('Accept')))
  press('Accept')
  await waitFor(() => expect(document.activeElement).toBe(button('Undo')))
  act(() => void vi.advanceTimersByTime(undoMs + 1000))
  await screen.findByRole('button', { name: 'Mark as sent' })
  await waitFor(() =>
    expect(document.activeElement).toBe(document.querySelector('#order-progress')),
  )
})
