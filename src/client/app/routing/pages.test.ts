import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matchRoute, useRouter } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { pages } from './pages.ts'

function hasPage(address: string) {
  const { parser } = renderHook(() => useRouter()).result.current
  return pages.some(({ pattern }) => matchRoute(parser, pattern, address)[0])
}

test('every address that the app links to has a page', () => {
  const addresses = Object.values(paths).map(({ href }) => href('019abc'))
  expect(addresses.filter((address) => !hasPage(address.split('?')[0] ?? ''))).toEqual([])
})

test('an address that nobody wrote has none', () => {
  expect(['/nowhere', '/shop/1/2', '/login/x'].filter(hasPage)).toEqual([])
})
