import { expect, test } from 'vitest'
import { siteOrigin } from '../core/site-url.ts'
import { readPageAddress } from './page-address.ts'

test('what only counts visitors is no part of a page’s address', () => {
  expect(readPageAddress('/shop?utm_source=mail&page=2&fbclid=x')).toEqual({
    path: '/shop',
    search: '?page=2',
    isShared: true,
  })
})

test.each([
  '/shop?q=wheat',
  '/weather?city=Pune',
  '/login?redirect=/cart',
  '/x?token=a',
  `/?a=${'b'.repeat(80)}`,
])('%s is one person’s: its rendering is not kept for others', (url) => {
  expect(readPageAddress(url)?.isShared).toBe(false)
})

test('an address of more than a thousand signs is no page’s', () => {
  expect(readPageAddress(`/${'a'.repeat(1000)}`)).toBeNull()
})

test('addresses in answers are the site’s, whatever a request says of its host', () => {
  const asked = (protocol: string, host: string) => siteOrigin(undefined, { protocol, host })
  expect(asked('https', 'haat.example:8443')).toBe('https://haat.example:8443')
  expect(asked('http', 'evil.example"><script>')).toBe('http://localhost')
  expect(asked('javascript', 'haat.example')).toBe('http://haat.example')
  expect(siteOrigin('https://haat.example/', { protocol: 'http', host: 'evil.example' })).toBe(
    'https://haat.example',
  )
})
