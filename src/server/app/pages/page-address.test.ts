import { expect, test } from 'vitest'
import { siteOrigin } from '#server/platform/config/site-url.ts'
import { readPageAddress } from './page-address.ts'

test('tracking parameters are no part of a page’s address', () => {
  expect(readPageAddress('/shop?utm_source=mail&page=2&fbclid=x')).toEqual({
    path: '/shop',
    search: '?page=2',
    redirect: null,
    isShared: true,
  })
})

test('parameters without a value, as a browser’s own form sends them, are no part of a page’s address', () => {
  expect(readPageAddress('/shop?q=&category=Grains&sort=&state=')).toMatchObject({
    search: '?category=Grains',
    redirect: '/shop?category=Grains',
    isShared: true,
  })
  expect(readPageAddress('/shop?q=&q=rice')).toMatchObject({ search: '?q=rice' })
})

test.each(['//evil.example/?q=', '/\\\\evil.example/?q=', 'http://evil.example/?q='])(
  'nobody is sent to another site by %s',
  (url) => {
    expect(readPageAddress(url)?.redirect).toBeNull()
  },
)

test.each([
  '/shop?q=wheat',
  '/weather?city=Pune',
  '/login?redirect=/cart',
  '/x?token=a',
  `/?a=${'b'.repeat(80)}`,
])('%s belongs to one visitor: its rendering is not cached', (url) => {
  expect(readPageAddress(url)?.isShared).toBe(false)
})

test('an address of more than a thousand characters is no page', () => {
  expect(readPageAddress(`/${'a'.repeat(1000)}`)).toBeNull()
})

test.each([
  [{ PUBLIC_URL: 'https://haat.example/', PORT: 3000 }, 'https://haat.example'],
  [{ PUBLIC_URL: undefined, PORT: 8080 }, 'http://localhost:8080'],
])('with %j addresses in responses begin with %s', (settings, origin) => {
  expect(siteOrigin(settings)).toBe(origin)
})
