import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { announce } from '#client/platform/realtime/live.ts'
import { deleteToken, storeToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { useWaitingCounts } from './use-waiting.ts'

beforeAll(() => startTranslation())

function Counts() {
  const { orders, bookings, messages } = useWaitingCounts()
  return <p>{[orders, bookings, messages].join(' ')}</p>
}

function Change() {
  const changing = trpc.order.change.useMutation()
  return (
    <button type="button" onClick={() => changing.mutate({ orderId: 'o1', to: 'accepted' })}>
      change
    </button>
  )
}

test('all badges read one list, and read it again after a hint and after the user’s own change', async () => {
  storeToken('t', 'farmer')
  let orders = 2
  const calls = fakeServer({
    'dashboard.waiting': () => ({
      data: { items: [], counts: { 'answer-order': orders, 'answer-booking': 1 }, unread: 3 },
    }),
    'order.change': () => ({ data: {} }),
  })
  const read = () => calls.filter(([procedure]) => procedure === 'dashboard.waiting').length
  renderInApp(
    <>
      <Counts />
      <Counts />
      <Change />
    </>,
  )
  await waitFor(() => expect(screen.getAllByText('2 1 3')).toHaveLength(2))
  expect(read()).toBe(1)
  orders = 3
  announce('orders', 'o1')
  await waitFor(() => expect(screen.getAllByText('3 1 3')).toHaveLength(2))
  expect(read()).toBe(2)
  orders = 0
  fireEvent.click(screen.getByRole('button', { name: 'change' }))
  await waitFor(() => expect(screen.getAllByText('0 1 3')).toHaveLength(2))
  expect(read()).toBe(3)
})

test('visitors are not asked about', () => {
  deleteToken()
  const calls = fakeServer({})
  renderInApp(<Counts />)
  expect(screen.getByText('0 0 0')).toBeTruthy()
  expect(calls.filter(([procedure]) => procedure === 'dashboard.waiting')).toEqual([])
})
