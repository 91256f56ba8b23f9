import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { pune } from '#client/testing/place-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { unknownPin } from '#shared/place/place.constants.ts'
import { type ListState, listAddress } from '../state/list-state.ts'
import { NearChips } from './near-chips.tsx'

beforeAll(() => startTranslation())
afterEach(() => localStorage.clear())

const placeField = 'PIN code, village or town'
const address = listAddress(['Grains'])

function ListPage({ search }: { search: string }) {
  const [state, setState] = useState<ListState>(() => address.parse(search))
  const { data, error } = trpc.crop.list.useQuery({ near: state.near }, { retry: false })
  const change = (changed: Partial<ListState>) => setState((now) => ({ ...now, ...changed }))
  const list = { state, change, clear: change, reset: () => {}, clearCount: 0 }
  return (
    <>
      <NearChips list={list} page={data} error={error} />
      <p>{`near ${state.near}`}</p>
    </>
  )
}

const answers: Parameters<typeof fakeServer>[0] = {
  'crop.list': (input) => {
    const { near } = input as { near: string }
    if (near === pune.pin) return { data: { crops: [], total: 0, totalPages: 0, nearPlace: pune } }
    const issues = [{ path: 'near', message: unknownPin }]
    return { refusal: { status: 400, code: 'input.invalid', message: unknownPin, issues } }
  },
  'place.resolve': () => ({ data: pune }),
  'place.suggest': () => ({ data: { places: [] } }),
}

test('a place of the address that is refused is asked for again, with the reason at the field', async () => {
  fakeServer(answers)
  renderInApp(<ListPage search="?near=999999&radius=50&sort=nearest" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Choose your place' }))
  expect(screen.queryByText(/Near 999999/)).toBeNull()
  expect(screen.queryByLabelText('Distance')).toBeNull()
  await screen.findByRole('dialog', { name: 'Your place' })
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: placeField })
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['999999', 'true'])
  expect(screen.getByText(unknownPin)).toBeTruthy()
  fireEvent.input(field, { target: { value: '४११ ००१' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use' }))
  expect(await screen.findByText('near 411001')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Near Pune' })).toBeTruthy()
})

test('a known place has its name, and no reason is shown in its dialog', async () => {
  fakeServer(answers)
  renderInApp(<ListPage search="?near=411001" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Near Pune' }))
  await screen.findByRole('dialog', { name: 'Your place' })
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: placeField })
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['', null])
})
