import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { moveToForm } from '#client/domain/outbox/cancel-sending.ts'
import { readDraft, writeDraft } from '#client/domain/outbox/drafts.ts'
import type { ListingChange } from '#client/domain/outbox/listing-to-send.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { rememberAccount } from '#client/platform/session/remembered-account.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { emptyIdb } from '#client/testing/fake-idb.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import CropEditPage from './crop-edit.page.tsx'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)

const crop = {
  _id: 'c-1',
  name: 'Wheat',
  description: '',
  isArchived: false,
  tags: [],
  images: [],
  category: 'Grains',
  price: 20,
  quantity: 100,
  unit: 'kg',
  dispatchTime: 1,
  harvestDate: '2026-01-01',
  expiryDate: '2099-12-31',
  isOrganic: false,
  isUserCrop: true,
}
const place = { owner: 'sunita', kind: 'crop', listingId: 'c-1' } as const

// The form's rules load late; here the machine may be busy with other tests.
beforeAll(() => import('./crop-form.schema.ts'))
beforeAll(() => startTranslation())
beforeEach(() => {
  emptyIdb()
  storeToken('t-1', 'farmer')
  rememberAccount('sunita')
  window.history.replaceState(null, '', paths.editCrop.href('c-1'))
})

/** Opens the form of a crop with `stock.left` in stock, and records what it sends. */
async function openForm(stock: { left: number }, edited: object = crop) {
  const sent: Record<string, unknown>[] = []
  fakeServer({
    'crop.get': () => ({ data: { ...edited, quantity: stock.left } }),
    'crop.update': (input) => {
      const change = input as Record<string, unknown>
      sent.push(change)
      const isBased = change.quantityWas === undefined || change.quantityWas === stock.left
      const message = `Orders have changed your stock to ${stock.left} kg. Please enter how much you have now.`
      if (isBased) return { data: { _id: 'c-1' } }
      return { refusal: { status: 409, code: 'crop.stock_changed', message } }
    },
  })
  renderInApp(
    <Route path={paths.editCrop.pattern}>
      <CropEditPage />
    </Route>,
  )
  return { sent, field: await screen.findByLabelText<HTMLInputElement>(/^Quantity/) }
}
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Update Crop' }))

test('a sale while the form is open is reported, the input stays, and the next try sends the new base stock', async () => {
  const stock = { left: 100 }
  const { sent, field } = await openForm(stock)
  type(/^Price/, '21')
  type(/^Quantity/, '150')
  stock.left = 60
  send()
  expect(await screen.findByText('40 kg sold in the meantime. In stock now: 60 kg')).toBeTruthy()
  expect(sent).toEqual([{ cropId: 'c-1', price: 21, quantity: 150, quantityWas: 100 }])
  expect(field.value).toBe('150')
  send()
  await waitFor(() => expect(sent[1]).toMatchObject({ quantity: 150, quantityWas: 60, price: 21 }))
})

test('the seller can keep the current stock', async () => {
  const stock = { left: 100 }
  const { sent, field } = await openForm(stock)
  type(/^Price/, '21')
  type(/^Quantity/, '150')
  stock.left = 60
  send()
  fireEvent.click(await screen.findByRole('button', { name: 'Keep 60 kg' }))
  expect(field.value).toBe('60')
  send()
  await waitFor(() => expect(sent[1]).toEqual({ cropId: 'c-1', price: 21 }))
})

test('a draft based on another stock reports the change when it is opened again', async () => {
  await writeDraft(place, {
    values: { ...crop, quantity: 120, quantityWas: 100 },
    savedAt: Date.now(),
  })
  const { sent, field } = await openForm({ left: 60 })
  expect(await screen.findByText('40 kg sold in the meantime. In stock now: 60 kg')).toBeTruthy()
  expect(field.value).toBe('120')
  type(/^Price/, '22')
  await waitFor(async () =>
    expect((await readDraft(place))?.values).toMatchObject({ price: 22, quantityWas: 60 }),
  )
  send()
  await waitFor(() => expect(sent).toMatchObject([{ quantity: 120, quantityWas: 60 }]))
})

const inQuintals = { ...crop, price: 24, shownUnit: 'quintal', bagKg: null }
const returnFromOutbox = (values: ListingChange['crop']) =>
  moveToForm(
    { ...place, id: 'o-1', idempotencyKey: 'key-1', name: 'Wheat', values, createdAt: Date.now() },
    true,
  )
const priceField = () => screen.getByLabelText<HTMLInputElement>(/^Price/)

test('a price that comes back from the outbox is shown for the quintal, and sent for the kilogram', async () => {
  await returnFromOutbox({ price: 25 })
  const { sent, field } = await openForm({ left: 500 }, inQuintals)
  expect(await screen.findByText('Draft restored')).toBeTruthy()
  expect([priceField().value, field.value]).toEqual(['2500', '5'])
  type(/^Price/, '2600')
  // From now on the draft is the form’s own.
  await waitFor(async () =>
    expect(await readDraft(place)).toMatchObject({ values: { price: 2600, unit: 'quintal' } }),
  )
  expect((await readDraft(place))?.isAsSent).toBeUndefined()
  send()
  await waitFor(() => expect(sent).toEqual([{ cropId: 'c-1', price: 26 }]))
})

test('a stock that comes back from the outbox is shown in quintals, with what was sold meanwhile', async () => {
  await returnFromOutbox({ quantity: 800, quantityWas: 500 })
  const { sent, field } = await openForm({ left: 400 }, inQuintals)
  expect(await screen.findByText('Draft restored')).toBeTruthy()
  expect([priceField().value, field.value]).toEqual(['2400', '8'])
  send()
  await waitFor(() => expect(sent).toEqual([{ cropId: 'c-1', quantity: 800, quantityWas: 400 }]))
})

test('a change from kilograms to quintals comes back from the outbox as the same price', async () => {
  await returnFromOutbox({ shownUnit: 'quintal' })
  const { sent, field } = await openForm({ left: 100 })
  expect(await screen.findByText('Draft restored')).toBeTruthy()
  expect([priceField().value, field.value]).toEqual(['2000', '1'])
  send()
  await waitFor(() => expect(sent).toEqual([{ cropId: 'c-1', shownUnit: 'quintal' }]))
})
