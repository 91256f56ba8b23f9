import { type APIRequestContext, expect, test } from '@playwright/test'
import { paths } from '../src/client/platform/paths/paths.ts'
import { createAccount } from './support/account.ts'
import { layoutShiftOf } from './support/layout-shift.ts'

/** As a share of the screen. What is below 0.1 is good for Google; an eye that reads notices less. */
const maxShift = 0.01

async function firstId(request: APIRequestContext, address: string, list: 'crops' | 'equipments') {
  const answer = await request.get(address)
  const { data } = (await answer.json()) as { data: Record<string, { _id: string }[]> }
  return data[list]?.[0]?._id ?? ''
}

const listingPages = async (request: APIRequestContext) => [
  paths.home.href(),
  paths.shop.href(),
  paths.crop.href(await firstId(request, '/api/crop/all-crops?limit=1', 'crops')),
  paths.rental.href(),
  paths.equipment.href(
    await firstId(request, '/api/equipment/all-equipments?limit=1', 'equipments'),
  ),
]
const otherPages = async () => [
  paths.marketPrice.href(),
  paths.weather.href(),
  paths.cropDatabase.href(),
  paths.chatbot.href(),
  paths.dashboard.href(),
]
const personal: string[] = [paths.chatbot.href(), paths.dashboard.href()]

for (const { half, pagesOf } of [
  { half: 'home and listings', pagesOf: listingPages },
  { half: 'the others', pagesOf: otherPages },
])
  for (const [name, language] of [
    ['Hindi', 'hi'],
    ['English', 'en'],
  ] as const)
    test(`nothing moves while a page loads on a slow connection, in ${name}: ${half}`, {
      tag: ['@phone', '@fonts', '@audit'],
    }, async ({ browser, request, baseURL }) => {
      // Of which up to 80 s are for stalled lines.
      test.setTimeout(240_000)
      const { token } = await createAccount(request)
      const addresses = await pagesOf(request)
      // Each page has a connection of its own, so they wait for the slow bytes at the same time.
      await Promise.all(
        addresses.map(async (address) => {
          const { sum, moved } = await layoutShiftOf(browser, {
            address,
            language,
            baseURL,
            token: personal.includes(address) ? token : undefined,
          })
          expect.soft(sum, `${address}\n${moved.join('\n')}`).toBeLessThanOrEqual(maxShift)
        }),
      )
    })
