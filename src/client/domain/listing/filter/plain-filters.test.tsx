import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { listAddress } from '../state/list-state.ts'
import PlainFilters from './plain-filters.tsx'

// In a browser's code there are no forms for browsers without scripts.
vi.mock('#client/ui/without-code/without-code.tsx', async () => ({
  AddressForm: (await import('#client/ui/without-code/address-form.tsx')).default,
}))

beforeAll(() => startTranslation())

const address = listAddress(['Grains'])
const choice = { value: '', initial: '', options: [], onChange: () => {} }

async function show(search: string): Promise<HTMLFormElement> {
  fakeServer({ 'place.districts': () => ({ data: { districts: [] } }) })
  const state = address.parse(search)
  const list = { state, change: () => {}, clear: () => {}, reset: () => {}, clearCount: 0 }
  const { container } = renderInApp(
    <PlainFilters
      list={list}
      href={`/shop${address.build(state)}`}
      selects={{ kind: 'crop', category: choice, sort: choice }}
      searchPlaceholder="Search crops..."
    />,
  )
  return waitFor(() => {
    const form = container.querySelector('form')
    if (!form) throw new Error('There is no form.')
    return form
  })
}

test.each([
  ['a PIN code', '411001'],
  ['a point', '18.52,73.85'],
])('a list near %s can be searched again', async (_, near) => {
  const form = await show(`?near=${near}&radius=50`)
  expect(new FormData(form).getAll('near')).toEqual([near])
  expect(form.checkValidity()).toBe(true)
})
