import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createTrpcClient } from '#client/platform/trpc/trpc.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { maxCartLines } from '#shared/cart/cart.constants.ts'
import { joinCart } from './join-cart.ts'
import { readVisitorLines, useVisitorLines, visitorKey, writeVisitorLines } from './visitor-cart.ts'
import { addUp, deleteCartLine, isFull, putLine } from './visitor-lines.policy.ts'

const wheat = { cropId: '019a0000-0000-7000-8000-000000000001', quantity: 3, price: 25.5 }
const okra = { cropId: '019a0000-0000-7000-8000-000000000002', quantity: 1, price: 40 }
const Count = () => <output>{useVisitorLines().length}</output>
const shown = () => screen.getByRole('status').textContent

/** The browser's event after a write in another tab. */
function writeInOtherTab(text: string) {
  localStorage.setItem(visitorKey, text)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: visitorKey }))
  })
}

test('a line added in this or another tab is there immediately', () => {
  render(<Count />)
  expect(shown()).toBe('0')
  act(() => writeVisitorLines([wheat]))
  expect(shown()).toBe('1')
  writeInOtherTab(JSON.stringify([wheat, okra]))
  expect(shown()).toBe('2')
  expect(readVisitorLines()).toEqual([wheat, okra])
})

test.each([
  ['nothing that can be read', '{{{'],
  ['no list', '{"cropId":1}'],
  [
    'invalid lines',
    JSON.stringify([null, 7, { ...wheat, quantity: -1 }, { ...wheat, cropId: 'x' }]),
  ],
  [
    'invalid quantities and prices',
    JSON.stringify([
      { ...wheat, quantity: 1.5 },
      { ...wheat, price: 'free' },
    ]),
  ],
])('a damaged basket (%s) is an empty one, and takes new lines', (_, text) => {
  localStorage.setItem(visitorKey, text)
  expect(readVisitorLines()).toEqual([])
  writeVisitorLines([...readVisitorLines(), okra])
  expect(readVisitorLines()).toEqual([okra])
})

test('the valid lines of a damaged cart stay', () => {
  localStorage.setItem(visitorKey, JSON.stringify([wheat, 'rubbish', { ...okra, price: null }]))
  expect(readVisitorLines()).toEqual([wheat])
})

const view = { parts: [], total: 0, isReady: false }

test('a cart is joined only once, however many components use it, and is empty then', async () => {
  const sent: unknown[] = []
  fakeServer({
    'basket.join': (input) => {
      sent.push(input)
      return { data: view }
    },
  })
  // As with the browser's locks, one after the other.
  let last: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      request: (_: string, run: () => Promise<unknown>) => {
        last = last.then(run)
        return last
      },
    },
  })
  writeVisitorLines([wheat, okra])
  const client = createTrpcClient()
  await Promise.all([joinCart(client), joinCart(client)])
  expect(sent).toEqual([{ lines: [wheat, okra] }])
  expect(localStorage.getItem(visitorKey)).toBeNull()
})

test('without a connection the cart waits for the next try; what the server refuses is dropped', async () => {
  const client = createTrpcClient()
  writeVisitorLines([wheat])
  fakeServer({ 'basket.join': () => 'unreachable' })
  await expect(joinCart(client)).rejects.toThrow()
  expect(readVisitorLines()).toEqual([wheat])
  fakeServer({
    'basket.join': () => ({ refusal: { status: 400, code: 'input.invalid', message: 'No.' } }),
  })
  expect(await joinCart(client)).toBeNull()
  expect(readVisitorLines()).toEqual([])
})

test('a line added during the joining stays', async () => {
  writeVisitorLines([wheat])
  fakeServer({
    'basket.join': () => {
      writeVisitorLines([wheat, okra])
      return { data: view }
    },
  })
  await joinCart(createTrpcClient())
  expect(readVisitorLines()).toEqual([wheat, okra])
})

test.each([
  ['within the stock', 2, 3, 10, 5],
  ['up to the whole stock', 2, 3, 5, 5],
  ['beyond the stock', 4, 3, 5, 5],
  ['of whole units alone', 4, 3, 5.9, 5],
])('adding to a visitor’s cart %s', (_, before, added, stock, expected) => {
  expect(addUp(before, added, stock)).toBe(expected)
})

test('a visitor’s cart has each crop once and at most as many as an account’s cart', () => {
  const lines = Array.from({ length: maxCartLines }, (_, i) => ({ ...wheat, cropId: `crop ${i}` }))
  expect([isFull(lines, 'crop 0'), isFull(lines, 'another')]).toEqual([false, true])
  expect(isFull(lines.slice(1), 'another')).toBe(false)
  expect(putLine([wheat, okra], { ...wheat, quantity: 7 })).toEqual([
    { ...wheat, quantity: 7 },
    okra,
  ])
  expect(deleteCartLine([wheat, okra], wheat.cropId)).toEqual([okra])
})
