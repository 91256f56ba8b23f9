import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { nashikDistrict, pune } from '#client/testing/place-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { unknownPin } from '#shared/place/place.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import MyPlaceButton from './my-place-button.tsx'
import { deletePlaceOfSession } from './session-place.ts'
import { readStoredPlace } from './stored-place.ts'

beforeAll(() => startTranslation())
afterEach(() => localStorage.clear())

type Answers = Parameters<typeof fakeServer>[0]

const resolve: Answers[string] = (input) => {
  const { pin } = input as { pin?: string }
  return pin === undefined || pin === pune.pin
    ? { data: pune }
    : { refusal: { status: 404, code: 'place.unknown_pin', message: unknownPin } }
}
const aurangabadIn = (state: 'Bihar' | 'Maharashtra'): PlaceView => ({
  ...nashikDistrict,
  name: 'Aurangabad',
  district: 'Aurangabad',
  state,
  ...(state === 'Bihar' && { lat: 24.75, lon: 84.37 }),
})
const suggested: Record<string, PlaceView[]> = {
  Na: [nashikDistrict, pune],
  41100: [pune],
  Poone: [pune],
  Aurangabad: [aurangabadIn('Bihar'), aurangabadIn('Maharashtra')],
}
const suggest: Answers[string] = (input) => ({
  data: { places: suggested[(input as { q: string }).q] ?? [] },
})

async function open(answers: Answers = {}) {
  const onChosen = vi.fn()
  fakeServer({ 'place.resolve': resolve, 'place.suggest': suggest, ...answers })
  renderInApp(<MyPlaceButton onChosen={onChosen} />)
  fireEvent.click(screen.getByRole('button'))
  await screen.findByRole('dialog', { name: 'Your place' })
  return onChosen
}
const field = () => screen.getByRole('combobox', { name: 'PIN code, village or town' })
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const use = () => fireEvent.click(screen.getByRole('button', { name: 'Use' }))

function stubPosition(answer: (granted: PositionCallback, refused: () => void) => void) {
  vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition: answer } })
}

test.each(['411 001', '४११००१'])(
  'the PIN code %s becomes the place, here and in the button',
  async (pin) => {
    const onChosen = await open()
    type(pin)
    use()
    expect(await screen.findByRole('button', { name: 'Near Pune · Change' })).toBeTruthy()
    expect(onChosen).toHaveBeenCalledExactlyOnceWith(pune)
    expect(readStoredPlace()).toEqual({ ...pune, owner: 'visitor' })
  },
)

test.each([
  ['999999', unknownPin],
  ['4110', 'A PIN code has six digits'],
  ['4110011', 'A PIN code has six digits'],
  ['', 'Type a PIN code, or the name of a village or town.'],
  ['Zzyzx', 'We could not find this place. Try its PIN code, or a bigger town nearby.'],
])('"%s" is refused at the field', async (text, sentence) => {
  const onChosen = await open()
  type(text)
  // The names have been looked up when somebody has typed one and presses the button.
  if (text === 'Zzyzx') await screen.findByText(sentence)
  use()
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(onChosen).not.toHaveBeenCalled()
})

test.each([
  ['41100', 'A PIN code has six digits'],
  ['Poone', 'Choose a place from the list.'],
])('the only suggestion for "%s" is not taken unasked', async (text, sentence) => {
  const onChosen = await open()
  type(text)
  await screen.findByRole('option')
  use()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(onChosen).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('option'))
  expect(await screen.findByRole('button', { name: 'Near Pune · Change' })).toBeTruthy()
})

test('a name that several states have is offered with each of them, and none is taken unasked', async () => {
  const onChosen = await open()
  type('Aurangabad')
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'AurangabadDistrict, Bihar',
    'AurangabadDistrict, Maharashtra',
  ])
  use()
  expect(await screen.findByText('Choose a place from the list.')).toBeTruthy()
  expect(onChosen).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('option', { name: /Bihar/ }))
  await waitFor(() =>
    expect(onChosen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: 'Bihar' })),
  )
})

test('a suggested name is chosen by the keyboard, and a district says that it is one', async () => {
  const onChosen = await open()
  field().focus()
  type('Na')
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'NashikDistrict, Maharashtra',
    'PunePune district, Maharashtra, 411001',
  ])
  // Nobody presses a key in the moment in which the options appear.
  await new Promise((resolve) => setTimeout(resolve, 100))
  fireEvent.keyDown(field(), { code: 'ArrowDown' })
  fireEvent.keyDown(field(), { code: 'Enter' })
  expect(
    await screen.findByRole('button', { name: 'In the district of Nashik · Change' }),
  ).toBeTruthy()
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(nashikDistrict)
})

test('the device’s location is rounded before it is sent', async () => {
  stubPosition((granted) =>
    granted({ coords: { latitude: 18.516_726, longitude: 73.856_255 } } as GeolocationPosition),
  )
  let sent: unknown
  await open({
    'place.resolve': (input) => {
      sent = input
      return { data: pune }
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Use this device’s location' }))
  expect(await screen.findByRole('button', { name: 'Near Pune · Change' })).toBeTruthy()
  expect(sent).toEqual({ lat: 18.52, lon: 73.86 })
})

test.each([
  [
    'a device that refuses',
    (_granted: PositionCallback, refused: () => void) => refused(),
    'The device did not give its location. Type a PIN code or a name instead.',
  ],
  [
    'a point in another country',
    (granted: PositionCallback) =>
      granted({ coords: { latitude: 51.5, longitude: -0.1 } } as GeolocationPosition),
    'This point is outside India',
  ],
])('%s leads to a sentence and no place', async (_name, answer, sentence) => {
  stubPosition(answer)
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Use this device’s location' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(readStoredPlace()).toBeNull()
})

test('without a connection the field says so', async () => {
  await open({ 'place.resolve': () => 'unreachable' })
  type('411001')
  use()
  expect(await screen.findByText('Error connecting to server')).toBeTruthy()
})

test('a place can be forgotten', async () => {
  localStorage.setItem('my-place', JSON.stringify({ ...pune, owner: 'visitor' }))
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Forget my place' }))
  expect(await screen.findByRole('button', { name: 'Choose your place' })).toBeTruthy()
  expect(localStorage.getItem('my-place')).toBeNull()
})

const address = { line: '', city: '', state: '', zip: '', country: '' }

test('a member’s first PIN code completes the profile unless the box is cleared', async () => {
  storeToken('t', 'farmer')
  const updates: unknown[] = []
  await open({
    'user.get': () => ({ data: { _id: '1', address } }),
    'user.update': (input) => {
      updates.push(input)
      return { data: { _id: '1', address: { ...address, zip: '411001' }, place: pune } }
    },
  })
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Save it in my profile too',
  })
  expect(box.checked).toBe(true)
  type('411001')
  use()
  expect(await screen.findByRole('button', { name: 'Near Pune · Change' })).toBeTruthy()
  expect(updates).toEqual([{ address: { city: 'Pune', state: 'Maharashtra', zip: '411001' } }])
  // The profile is the truth.
  expect(readStoredPlace()).toBeNull()
})

test.each([
  ['no place', address],
  ['a city', { ...address, city: 'Shirur', state: 'Maharashtra' }],
  ['a PIN code, if the box is ticked', { ...address, city: 'Pune', zip: '411001' }],
])('a district becomes the place of a profile with %s', async (_name, before) => {
  storeToken('t', 'farmer')
  const updates: unknown[] = []
  await open({
    'user.get': () => ({ data: { _id: '1', address: before } }),
    'user.update': (input) => {
      updates.push(input)
      return { data: { _id: '1', address, place: nashikDistrict } }
    },
  })
  const box = await screen.findByRole<HTMLInputElement>('checkbox')
  if (!box.checked) fireEvent.click(box)
  type('Na')
  fireEvent.click(await screen.findByRole('option', { name: /Nashik/ }))
  await screen.findByRole('button', { name: 'In the district of Nashik · Change' })
  expect(updates).toEqual([{ address: { city: 'Nashik', state: 'Maharashtra', zip: '' } }])
  expect(readStoredPlace()).toBeNull()
})

test('another place of a member with a PIN code stays on this device until the session ends', async () => {
  storeToken('t', 'farmer')
  await open({ 'user.get': () => ({ data: { _id: '1', address: { ...address, zip: '560001' } } }) })
  const box = await screen.findByRole<HTMLInputElement>('checkbox')
  expect(box.checked).toBe(false)
  type('411001')
  use()
  expect(await screen.findByRole('button', { name: 'Near Pune · Change' })).toBeTruthy()
  act(deletePlaceOfSession)
  expect(readStoredPlace()).toBeNull()
})
