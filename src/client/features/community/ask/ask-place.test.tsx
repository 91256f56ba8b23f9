import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { pune } from '#client/testing/place-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { unknownPin } from '#shared/place/place.constants.ts'
import { AskView } from './ask-view.tsx'

beforeAll(() => startTranslation())
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function openPlaceDialog() {
  fakeServer({
    'community.crops': () => ({ data: { crops: [] } }),
    'place.suggest': () => ({ data: { places: [] } }),
    'place.resolve': (input) =>
      (input as { pin: string }).pin === pune.pin
        ? { data: pune }
        : { refusal: { status: 404, code: 'place.unknown_pin', message: unknownPin } },
  })
  renderInApp(<AskView />)
  fireEvent.click(await screen.findByRole('button', { name: /place/i }))
  await screen.findByRole('dialog', { name: 'Your place' })
}
const use = (pin: string) => {
  const field = screen.getByRole('combobox', { name: 'PIN code, village or town' })
  fireEvent.input(field, { target: { value: pin } })
  fireEvent.click(screen.getByRole('button', { name: 'Use' }))
}
// The open dialog hides the form from assistive technology.
const state = () => screen.getByLabelText<HTMLSelectElement>('State').value

test.each(['411 001', '४११००१'])('the PIN code %s chooses the state of a question', async (pin) => {
  await openPlaceDialog()
  expect(state()).toBe('')
  use(pin)
  await waitFor(() => expect(state()).toBe('Maharashtra'))
})

test.each([
  ['999999', unknownPin],
  ['41100', 'A PIN code has six digits'],
])('the PIN code %s is refused at the field, and the state stays', async (pin, sentence) => {
  await openPlaceDialog()
  use(pin)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(state()).toBe('')
})
