import { expect, test } from 'vitest'
import { paths } from '#client/platform/paths/paths.ts'
import { publicPages, publicPatterns } from '#shared/page/public-pages.constants.ts'
import { findPage } from './find-page.ts'

test('every address in the site map has a page', () => {
  const addresses = [
    ...Object.values(publicPages),
    ...Object.values(publicPatterns).map((pattern) => pattern.replace(/:\w+/, '1')),
  ]
  expect(addresses.filter((address) => !findPage(address))).toEqual([])
})

test('every page without a parameter is in the site map, has a main address there, or is personal', () => {
  const aliases = ['/market-prices', '/weather-forecast', '/equipment']
  const forNoSearchEngine = [
    '/login',
    '/register',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
  ]
  const known: string[] = [...Object.values(publicPages), ...aliases, ...forNoSearchEngine]
  const missing = Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(':') && !known.includes(pattern))
    .filter((pattern) => !findPage(pattern)?.isPersonal)
  expect(missing).toEqual([])
})
