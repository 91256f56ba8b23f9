import { expect, test } from 'vitest'
import { paths } from '#client/platform/paths/paths.ts'
import { publicPages, publicPrefixes } from '#shared/page/public-pages.constants.ts'
import { findPage } from './find-page.ts'

test('every page that search engines are told of is one', () => {
  const addresses = [...publicPages, ...Object.values(publicPrefixes).map((prefix) => `${prefix}1`)]
  expect(addresses.filter((address) => !findPage(address))).toEqual([])
})

test('every page without a parameter is told of, is another one’s second address, or is a person’s own', () => {
  const second = ['/market-prices', '/weather-forecast', '/equipment']
  const own =
    /^\/(admin|cart|checkout|dashboard|farmer-dashboard|merchant-dashboard|my-profile|setup|login|register|chatbot|newsletter)/
  const told: readonly string[] = [...publicPages, ...second]
  const untold = Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(':') && !own.test(pattern) && !told.includes(pattern))
  expect(untold).toEqual([])
})
