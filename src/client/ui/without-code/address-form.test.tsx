import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import AddressForm from './address-form.tsx'

beforeAll(() => startTranslation())

const fields = [
  { name: 'q', label: 'Search', maxLength: 100 },
  {
    name: 'sort',
    label: 'Sort',
    initial: 'newest',
    options: [
      { value: 'newest', label: 'Newest' },
      { value: 'price', label: 'Price' },
    ],
  },
  { name: 'organic', label: 'Organic', isFlag: true },
] as const

const more = { summary: 'More', fields: [{ name: 'city', label: 'City', maxLength: 100 }] }

/** What the browser sends by itself, without the empty values that the server drops. */
function sentBy(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return String(new URLSearchParams(pairs.filter(([, value]) => value !== '')))
}

function show(href: string): HTMLFormElement {
  const { container } = renderInApp(<AddressForm href={href} fields={fields} more={more} />)
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form.')
  expect(form.getAttribute('action')).toBe('/shop')
  return form
}

test.each([
  '',
  'q=onion',
  'q=%E0%A4%97%E0%A5%87%E0%A4%B9%E0%A5%82%E0%A4%81+%26+rice&sort=price&organic=true',
  'view=map&q=onion&city=Pune',
])('a form filled from the address ?%s leads to it again', (search) => {
  expect(sentBy(show(search ? `/shop?${search}` : '/shop'))).toBe(search)
})

test('fields behind the summary are in sight while one of them is in use', () => {
  expect(show('/shop?q=onion').querySelector('details')?.open).toBe(false)
})

test('the summary is open when one of its fields filters the list', () => {
  expect(show('/shop?city=Pune').querySelector('details')?.open).toBe(true)
})

test('an address with parameters has a way back to the one without', () => {
  show('/shop?q=onion')
  expect(screen.getByRole('link', { name: 'Reset' }).getAttribute('href')).toBe('/shop')
})
