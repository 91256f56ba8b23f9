import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './redirect.ts'

const site = 'https://krishihaat.example'

test.each([
  ['/', '/'],
  ['/shop', '/shop'],
  ['/shop?q=red%20rice&page=2#list', '/shop?q=red%20rice&page=2#list'],
  ['/shop?q=100%', '/shop?q=100%'],
  ['/dashboard/crops/edit/0198', '/dashboard/crops/edit/0198'],
  ['dashboard', '/dashboard'],
])('a path of this site is accepted: %s', (text, expected) => {
  expect(safeRedirect(text)).toBe(expected)
})

test.each([
  null,
  undefined,
  '',
  'dashboard/crops',
  'shop',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/shop',
  '/shop\u2028',
  ' /shop',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hi',
  'https://evil.example/shop',
  'https:/evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '/%252fevil.example',
  '/%09/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  `/${'a'.repeat(2001)}`,
])('anything else leads to the home page: %j', (text) => {
  expect(safeRedirect(text)).toBe('/')
})

const nasty = fc.constantFrom(
  ...['/', '\\', '.', '..', '%2f', '%5C', '%252f', '%2e', '%09', '\t', '\n', '\u0000', ':', '@'],
  ...['javascript:', 'https:', 'evil.example', 'dashboard', 'shop', '?', '#', '&', ' ', 'é', '%'],
)
const anyAddress = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.array(nasty, { maxLength: 8 }).map((parts) => parts.join('')),
)

test('a browser stays on this site for any redirect', () => {
  fc.assert(
    fc.property(anyAddress, (text) => {
      const target = safeRedirect(text)
      expect(target).toMatch(/^\/(?![/\\])/)
      expect(new URL(target, site).origin).toBe(site)
      expect(new URL(new URL(target, site).pathname, site).origin).toBe(site)
    }),
    { numRuns: 2000 },
  )
})

test('checking a safe target again does not change it', () => {
  fc.assert(
    fc.property(anyAddress, (text) => {
      expect(safeRedirect(safeRedirect(text))).toBe(safeRedirect(text))
    }),
  )
})

test('every plain path of this site is accepted', () => {
  const segment = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/)
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      const path = `/${segments.join('/')}`
      expect(safeRedirect(path)).toBe(path)
    }),
  )
})
