import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Link } from 'wouter'
import { useGuideChoice } from '#client/features/reference/guide-address.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { addressCodec, choiceField, searchField } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { useNavigationFocus } from './use-navigation-focus.ts'

const address = addressCodec({ q: searchField, kind: choiceField(['pest'], undefined) })

function Example() {
  useNavigationFocus()
  const list = useAddressState(address)
  const guide = useGuideChoice()
  return (
    <>
      <h1 tabIndex={-1} data-page-heading>
        Heading
      </h1>
      <input aria-label="Search" onChange={({ target }) => list.change({ q: target.value })} />
      <Link href={list.hrefOf({ kind: 'pest' })}>Pests only</Link>
      <button type="button" onClick={() => guide.change({ tab: 'calculator' })}>
        Calculator
      </button>
      <Link href={paths.help.href()}>Help</Link>
    </>
  )
}

beforeEach(() => {
  window.history.replaceState(null, '', paths.cropDatabase.href())
  render(<Example />)
})
const focusedName = () => document.activeElement?.textContent
const click = (name: string) => {
  screen.getByText(name).focus()
  fireEvent.click(screen.getByText(name))
}

test('another page’s heading gets the focus', () => {
  click('Help')
  expect(window.location.pathname).toBe(paths.help.href())
  expect(focusedName()).toBe('Heading')
})

test('who moves the focus as soon as the page is there keeps it', async () => {
  const field = screen.getByLabelText('Search')
  // Outside of `act`, which would run the effects at once.
  screen.getByText('Help').click()
  await Promise.resolve()
  field.focus()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(document.activeElement).toBe(field)
})

test('a search or a filter in the address leaves the focus where it is', () => {
  const field = screen.getByLabelText('Search')
  field.focus()
  fireEvent.input(field, { target: { value: 'wilt' } })
  expect(window.location.search).toBe('?q=wilt')
  expect(document.activeElement).toBe(field)
  click('Pests only')
  expect(window.location.search).toBe('?q=wilt&kind=pest')
  expect(focusedName()).toBe('Pests only')
})

test('a tab with its own path leaves the focus where it is', () => {
  click('Calculator')
  expect(window.location.pathname).toBe(paths.planting.href())
  expect(focusedName()).toBe('Calculator')
})
