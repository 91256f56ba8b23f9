import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { readDraft } from '#client/domain/outbox/drafts.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { rememberAccount } from '#client/platform/session/remembered-account.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { emptyIdb } from '#client/testing/fake-idb.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import CropAddPage from './crop-add.page.tsx'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)

const kindOf = (id: string, name: string, category: string, more: string[] = []) => ({
  id,
  name,
  alsoCalled: more,
  category,
  unit: 'kg',
  tags: [name.toLowerCase()],
  image: null,
})
const kinds = [
  kindOf('apple', 'Apple', 'Fruits'),
  kindOf('tomato', 'Tomato', 'Vegetables'),
  kindOf('wheat', 'Wheat', 'Grains', ['gehun', 'गेहूँ']),
]
const mandi = {
  seriesId: 's-1',
  market: 'Agra',
  state: 'Uttar Pradesh',
  name: 'Wheat',
  modal: 2450,
  perUnit: 24.5,
  arrivalDate: '2026-11-20',
  nearness: 'district',
}

beforeAll(() => {
  window.scrollTo = () => {}
  return startTranslation()
})
beforeEach(() => {
  emptyIdb()
  storeToken('t-1', 'farmer')
  rememberAccount('sunita')
  window.history.replaceState(null, '', paths.addCrop.href())
})

/** Opens the page, and records what it sends. */
function openPage() {
  const sent: Record<string, unknown>[] = []
  fakeServer({
    'vocabulary.kinds': () => ({ data: { kinds } }),
    'crop.usualKinds': () => ({ data: { kinds: ['wheat', 'tomato'] } }),
    'market.sellingPrice': () => ({
      data: { mandi, others: { listings: 3, low: 23, high: 26, nearKm: 100 } },
    }),
    'crop.add': (input) => {
      sent.push(input as Record<string, unknown>)
      return { data: { _id: 'c-1' } }
    },
  })
  renderInApp(
    <Route path={paths.addCrop.pattern}>
      <CropAddPage />
    </Route>,
  )
  return sent
}
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } })

test('a link to the form chooses its crop, and a crop that somebody chose stays', async () => {
  window.history.replaceState(null, '', paths.addCrop.href('kind=tomato'))
  openPage()
  await press('Go on')
  expect((await screen.findByLabelText<HTMLInputElement>('Crop name')).value).toBe('Tomato')
  await press('Choose another')
  await press('Wheat')
  expect((await screen.findByLabelText<HTMLInputElement>('Crop name')).value).toBe('Wheat')
})

test('a usual crop comes first, fills the form, and is listed by the quintal at the price of the mandi', async () => {
  const sent = openPage()
  await press('Go on')
  await screen.findByRole('button', { name: 'Wheat' })
  const names = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(names).toEqual(['Wheat', 'Tomato', 'Apple'])
  await press('Wheat')
  expect((await screen.findByLabelText<HTMLInputElement>('Crop name')).value).toBe('Wheat')
  await press('Go on')
  expect(await screen.findByText(/^Others within 100 km ask/)).toBeTruthy()
  await press('Use this price')
  type(/^Quantity/, '5')
  expect(screen.getByText('Buyers see 500 kg at ₹24.50 per kg')).toBeDefined()
  await press('Sell it')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    kind: 'wheat',
    name: 'Wheat',
    category: 'Grains',
    tags: ['wheat'],
    unit: 'kg',
    shownUnit: 'quintal',
    price: 24.5,
    quantity: 500,
    isArchived: false,
  })
  await waitFor(() => expect(window.location.search).toBe('?listed=c-1'))
  expect(await readDraft({ owner: 'sunita', kind: 'crop', listingId: null })).toBeNull()
})

test('another crop replaces what the first one filled in, a search finds it by any of its names', async () => {
  openPage()
  await press('Go on')
  await press('Tomato')
  expect((await screen.findByLabelText<HTMLInputElement>('Crop name')).value).toBe('Tomato')
  await press('Choose another')
  const search = screen.getByLabelText('Search in any language')
  fireEvent.input(search, { target: { value: 'gehun' } })
  fireEvent.keyDown(search, { key: 'Enter' })
  expect((await screen.findByLabelText<HTMLInputElement>('Crop name')).value).toBe('Wheat')
  const category = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Category' })
  expect(category().value).toBe('Grains')
  await press('Choose another')
  fireEvent.input(screen.getByLabelText('Search in any language'), { target: { value: 'Zambur' } })
  await press('None of these: call it “Zambur”')
  expect((await screen.findByLabelText<HTMLInputElement>('Crop name')).value).toBe('Zambur')
  expect(category().value).toBe('')
})

test('without a crop the step shows its search, and an own name is asked for its category only afterwards', async () => {
  openPage()
  await press('Go on')
  await screen.findByRole('button', { name: 'Wheat' })
  await press('Go on')
  const search = screen.getByLabelText('Search in any language')
  await waitFor(() => expect(document.activeElement).toBe(search))
  fireEvent.input(search, { target: { value: 'Zambur' } })
  await press('None of these: call it “Zambur”')
  await screen.findByLabelText('Crop name')
  expect(screen.queryByText('Category is required')).toBeNull()
})

test('a step with something missing does not go on', async () => {
  const sent = openPage()
  await press('Go on')
  await screen.findByRole('button', { name: 'Wheat' })
  await press('Go on')
  expect(await screen.findByText('Choose your crop, or type its name.')).toBeDefined()
  await press('Wheat')
  await press('Go on')
  await press('Sell it')
  expect(await screen.findByText('Quantity is required')).toBeDefined()
  expect(sent).toEqual([])
})

test('the form with every field has what the steps have, and its own first values before anything is chosen', async () => {
  openPage()
  await press('All fields')
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Category' })).value).toBe(
    'Others',
  )
  expect(screen.queryByLabelText('Archive this listing?')).toBeNull()
  await press('In four steps')
  await press('Go on')
  await press('Wheat')
  await press('All fields')
  expect((await screen.findByLabelText<HTMLInputElement>('Crop name')).value).toBe('Wheat')
  expect(screen.getByRole('button', { name: 'Add Crop' })).toBeDefined()
})
