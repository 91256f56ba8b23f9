import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { rentedEquipment as equipment } from '#client/testing/equipment-fixtures.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { useBookingBox } from './booking-box.tsx'

beforeAll(() => startTranslation())
afterEach(() => window.history.replaceState(null, '', '/'))

function Harness() {
  const { choice, button } = useBookingBox(equipment)
  return (
    <>
      {choice}
      {button}
    </>
  )
}

const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note to the owner/)
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const bookNow = () => fireEvent.click(screen.getByRole('button', { name: 'Book Now' }))

test('the note stays when the dialog is closed, and is gone once it is sent', async () => {
  storeToken('a token', 'farmer')
  window.history.replaceState(null, '', '/rental/m1?from=2027-01-03&to=2027-01-05')
  fakeServer({
    'booking.takenDays': () => ({ data: { first: '2027-01-02', last: '2027-01-28', taken: [] } }),
    'booking.request': () => ({ data: { _id: 'b1' } }),
  })
  renderInApp(<Harness />)
  bookNow()
  fireEvent.input(await note(), { target: { value: 'Two acres behind the school' } })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await isClosed()
  bookNow()
  expect((await note()).value).toBe('Two acres behind the school')
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await isClosed()
  bookNow()
  expect((await note()).value).toBe('')
})
