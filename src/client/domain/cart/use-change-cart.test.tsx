import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
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
  useCart()
  return null
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
