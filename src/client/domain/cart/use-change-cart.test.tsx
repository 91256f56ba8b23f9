import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { useCart } from './use-cart.ts'
import { type Added, useChangeCart } from './use-change-cart.ts'
import { readVisitorLines, type VisitorLine, writeVisitorLines } from './visitor-cart.ts'

beforeAll(() => startTranslation())

const wheat: VisitorLine = {
  cropId: '019a0000-0000-7000-8000-000000000001',
  quantity: 3,
  price: 25.5,
  unit: 'kg',
  name: 'Wheat',
}
const results: (Added | null)[] = []

function AddButton({ line, stock }: { line: VisitorLine; stock: number }) {
  const cart = useChangeCart()
  const handleAdd = async () => {
    results.push(await cart.add(line, stock))
  }
  return (
    <button type="button" onClick={handleAdd}>
      {`Add by ${line.unit}`}
    </button>
  )
}

async function clickAdd(unit: string): Promise<Added | null | undefined> {
  const before = results.length
  fireEvent.click(screen.getByRole('button', { name: `Add by ${unit}` }))
  await waitFor(() => expect(results).toHaveLength(before + 1))
  return results.at(-1)
}

test('a visitor adds up to the stock and learns when that is all of it; another unit starts again', async () => {
  renderInApp(
    <>
      <AddButton line={wheat} stock={7.5} />
      <AddButton line={{ ...wheat, unit: 'ton', quantity: 2 }} stock={7} />
    </>,
  )
  expect(await clickAdd('kg')).toEqual({ quantity: 3, isAll: false })
  expect(await clickAdd('kg')).toEqual({ quantity: 6, isAll: false })
  expect(await clickAdd('kg')).toEqual({ quantity: 7, isAll: true })
  expect(readVisitorLines()).toEqual([{ ...wheat, quantity: 7 }])
  expect(await clickAdd('ton')).toEqual({ quantity: 2, isAll: false })
  expect(readVisitorLines()).toEqual([{ ...wheat, quantity: 2, unit: 'ton' }])
})

function CartReader() {
  const { data, dataUpdatedAt } = useCart()
  const quantities = data?.parts.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))
  return <p>{`${quantities ?? 'none'} as of ${dataUpdatedAt}`}</p>
}

test('after the login the account’s cart is read only when the visitor’s cart has joined it', async () => {
  const view = { parts: [], total: 0, isReady: false }
  const calls = fakeServer({
    'basket.join': () => ({ data: view }),
    'basket.get': () => ({ data: view }),
  })
  writeVisitorLines([wheat])
  storeToken('t-1', 'farmer')
  renderInApp(<CartReader />)
  await waitFor(() => expect(readVisitorLines()).toEqual([]))
  const cartCalls = calls.map(([procedure]) => procedure).filter((name) => /^basket/.test(name))
  expect(cartCalls[0]).toBe('basket.join')
})

function TwoChanges() {
  const cart = useChangeCart()
  const handleClick = () => {
    cart.put({ ...wheat, quantity: 4 })
    cart.put({ ...wheat, quantity: 5 })
  }
  return (
    <button type="button" onClick={handleClick}>
      Change twice
    </button>
  )
}

test('a change that fails without a connection is taken back, and the cart is as old as before', async () => {
  const line = {
    ...wheat,
    name: 'Wheat',
    image: null,
    oldPrice: null,
    oldUnit: null,
    oldCurrency: null,
    oldName: null,
    isUnitUnknown: false,
    stock: 9,
    problem: null,
  }
  const seller = { _id: 's1', name: 'Asha', place: 'Nashik', verified: true, takesUpi: true }
  const parts = [{ seller, lines: [line], total: 76.5, delivery: null }]
  let isReachable = true
  let puts = 0
  fakeServer({
    'basket.get': () =>
      isReachable
        ? { data: { parts, total: 76.5, deliverTo: null, isReady: true } }
        : 'unreachable',
    'basket.put': () => {
      puts += 1
      return 'unreachable'
    },
  })
  storeToken('t-1', 'farmer')
  vi.setSystemTime('2026-11-20T10:00:00Z')
  renderInApp(
    <>
      <CartReader />
      <TwoChanges />
    </>,
  )
  const readAt = `3 as of ${Date.parse('2026-11-20T10:00:00Z')}`
  await screen.findByText(readAt)
  isReachable = false
  vi.setSystemTime('2026-11-20T10:05:00Z')
  fireEvent.click(screen.getByRole('button', { name: 'Change twice' }))
  await waitFor(() => expect(puts).toBe(2))
  expect(await screen.findByText('Error connecting to server')).toBeTruthy()
  expect(await screen.findByText(readAt)).toBeTruthy()
})
