import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { ChipSelect } from './chip-select.tsx'
import { FilterChip } from './filter-chip.tsx'

beforeAll(() => startTranslation())

function SortChip() {
  const [value, setValue] = useState('price-low')
  const options = [
    { value: 'newest', label: 'Newest' },
    { value: 'price-low', label: 'Price ↑' },
  ]
  return (
    <ChipSelect label="Sort" value={value} initial="newest" options={options} onChange={setValue} />
  )
}

function PlaceChip() {
  const [active, setActive] = useState<string | null>('Near Pune')
  return (
    <FilterChip active={active} onClear={() => setActive(null)}>
      <button type="button">{active ?? 'Near me'}</button>
    </FilterChip>
  )
}

const remove = (filter: string) => {
  const button = screen.getByRole('button', { name: `Remove filter: ${filter}` })
  button.focus()
  fireEvent.click(button)
  expect(button.isConnected).toBe(false)
}

test('a removed filter leaves the focus on the control that sets it', () => {
  renderInApp(<SortChip />)
  remove('Price ↑')
  expect(document.activeElement).toBe(screen.getByLabelText('Sort'))
})

test('the control may be a button', () => {
  renderInApp(<PlaceChip />)
  remove('Near Pune')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Near me' }))
})
