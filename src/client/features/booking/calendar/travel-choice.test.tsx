import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import {
  defaultCropDelivery,
  defaultEquipmentTravel,
  type EquipmentTravelTerms,
} from '#shared/delivery/delivery.schema.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { unknownPin } from '#shared/place/place.constants.ts'
import { TravelChoice } from './travel-choice.tsx'
import { useTravelChoice } from './use-travel-choice.ts'

beforeAll(() => startTranslation())

const equipment = { user: { _id: 'u1' }, currency: 'INR' } as EquipmentView
const place = { name: 'Pune', nameHindi: null, district: 'Pune', state: 'Maharashtra' }

function Booking() {
  const choice = useTravelChoice(equipment, 2)
  const utils = trpc.useUtils()
  return (
    <>
      <TravelChoice choice={choice} />
      <button type="button" onClick={() => choice.checkPin()}>
        Send
      </button>
      <button type="button" onClick={() => void utils.delivery.ofSeller.invalidate()}>
        Read again
      </button>
      <button type="button" onClick={choice.acceptNewFees}>
        Refused
      </button>
      <p>{`shows ${choice.shownFee}`}</p>
      <p>{`brings to ${choice.travel?.pin ?? ''} for ${choice.travel?.fee ?? 'nothing'}`}</p>
    </>
  )
}

async function open(fees = [200], mode: EquipmentTravelTerms['mode'] = 'radius') {
  fakeServer({
    'delivery.ofSeller': (input) => {
      const { pin } = input as { pin: string }
      const travel = { ...defaultEquipmentTravel, mode, radiusKm: 50, flatFee: fees[0] }
      const to = { pin, place: pin === '411001' ? place : null, distanceKm: 10 }
      return { data: { crops: defaultCropDelivery, equipment: travel, to: pin ? to : null } }
    },
  })
  renderInApp(<Booking />)
  fireEvent.click(screen.getByRole('radio', { name: /The owner brings it/ }))
  return await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'PIN code where you need it',
  })
}

test.each([
  ['', 'A PIN code has six digits'],
  ['41100', 'A PIN code has six digits'],
  ['4110011', 'A PIN code has six digits'],
  ['Pune', 'A PIN code has six digits'],
  ['999999', unknownPin],
])('"%s" is refused at the field before anything is sent', async (typed, sentence) => {
  const field = await open()
  fireEvent.input(field, { target: { value: typed } })
  if (typed === '999999') await screen.findByText(/We could not find the PIN code/)
  expect(screen.queryByText(sentence)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.value).toBe(typed)
})

test('an unknown PIN code is refused also where the owner has set nothing', async () => {
  const field = await open([0], 'agreed')
  fireEvent.input(field, { target: { value: '999999' } })
  await screen.findByText(/We could not find the PIN code/)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(unknownPin)).toBeTruthy()
})

test('a PIN code with a space and Devanagari digits is the same one', async () => {
  const field = await open()
  fireEvent.input(field, { target: { value: '४११ 001' } })
  expect(await screen.findByText('brings to 411001 for 200')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
})

test('a fee that rises while the dialog is open is not agreed to before the server has said it, a lower one is', async () => {
  const fees = [200]
  const field = await open(fees)
  fireEvent.input(field, { target: { value: '411001' } })
  await screen.findByText('brings to 411001 for 200')
  const readAgain = async (fee: number) => {
    fees[0] = fee
    fireEvent.click(screen.getByRole('button', { name: 'Read again' }))
    await screen.findByText(`shows ${fee}`)
  }
  await readAgain(300)
  expect(screen.getByText('brings to 411001 for 200')).toBeTruthy()
  await readAgain(150)
  expect(screen.getByText('brings to 411001 for 150')).toBeTruthy()
  await readAgain(300)
  fireEvent.click(screen.getByRole('button', { name: 'Refused' }))
  await readAgain(310)
  expect(screen.getByText('brings to 411001 for 310')).toBeTruthy()
})
