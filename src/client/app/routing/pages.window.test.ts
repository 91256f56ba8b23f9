import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matchRoute, useRouter } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { findPage } from './find-page.ts'
import { pages } from './pages.ts'

function hasPage(address: string) {
  const { parser } = renderHook(() => useRouter()).result.current
  return pages.some(({ pattern }) => matchRoute(parser, pattern, address)[0])
}

test('every address that the app links to has a page', () => {
  const addresses = Object.values(paths).map(({ href }) => href('019abc'))
  expect(addresses.filter((address) => !hasPage(address.split('?')[0] ?? ''))).toEqual([])
})

test('a page is found as the router finds it', () => {
  const addresses = [
    '/SHOP/',
    '/shop/a',
    '/shop/a/b',
    '/dashboard',
    '/dashboard/a/b/',
    '/admin',
    '/admin/log',
  ]
  expect(addresses.map((address) => Boolean(findPage(address)))).toEqual(addresses.map(hasPage))
})

test('an unknown address has no page', () => {
  expect(['/nowhere', '/shop/1/2', '/login/x'].filter(hasPage)).toEqual([])
})
