import { renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { safeRedirect } from '#shared/kit/redirect.ts'
import { storeToken } from './session.ts'
import { useAddressAfterLogin, useLogInFirst } from './use-log-in-first.ts'

const goTo = (address: string) => window.history.replaceState(null, '', address)
const addressNow = () => window.location.pathname + window.location.search

function Address() {
  return useAddressAfterLogin()
}

test('a visitor is sent to the login, which leads back to the page with its search', () => {
  goTo('/shop?q=wheat&sort=price-low')
  const { result } = renderHook(() => useLogInFirst())
  expect(result.current()).toBe(true)
  expect(addressNow()).toBe('/login?redirect=/shop%3Fq%3Dwheat%26sort%3Dprice-low')
})

test('the login leads back to the section in the address at the time of the press', () => {
  goTo('/help?topic=pay')
  const { result } = renderHook(() => useLogInFirst())
  goTo('/help?topic=pay#refunds')
  expect(result.current()).toBe(true)
  const redirect = new URLSearchParams(window.location.search).get('redirect')
  expect(redirect).toBe('/help?topic=pay#refunds')
  expect(safeRedirect(redirect ?? '')).toBe('/help?topic=pay#refunds')
})

test('a logged-in user stays', () => {
  storeToken('t', 'farmer')
  goTo('/shop?q=wheat')
  const { result } = renderHook(() => useLogInFirst())
  expect(result.current()).toBe(false)
  expect(addressNow()).toBe('/shop?q=wheat')
})

test.each(['/login', '/register'])('from %s one comes to where it leads already', (path) => {
  goTo(`${path}?redirect=/shop%3Fq%3Dwheat`)
  expect(renderHook(() => useAddressAfterLogin()).result.current).toBe('/shop?q=wheat')
  goTo(path)
  expect(renderHook(() => useAddressAfterLogin()).result.current).toBe('/')
})

test('the server renders the address that the browser renders', () => {
  const html = renderToString(
    <Router ssrPath="/shop" ssrSearch="?q=%E0%A4%97%E0%A5%87%E0%A4%B9%E0%A5%82%E0%A4%81">
      <Address />
    </Router>,
  )
  goTo('/shop?q=गेहूँ')
  expect(html).toBe(renderHook(() => useAddressAfterLogin()).result.current)
})
