import { expect, type Page, test } from '@playwright/test'
import { paths } from '../src/client/core/paths.ts'
import { createAccount } from './support/account.ts'
import { axeFindings } from './support/axe.ts'

type Look = { theme: 'light' | 'dark'; language: 'en' | 'hi' }

/** Second addresses of pages that are looked at by their first. */
const aliases: string[] = [
  paths.weatherForecast.pattern,
  paths.marketPrices.pattern,
  paths.equipmentListAlias.pattern,
]

/** The addresses without a parameter; those with one have journeys of their own. */
const addresses = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':') && !aliases.includes(pattern))

async function open(page: Page, address: string, look: Look, token: string) {
  await page.addInitScript(
    ({ theme, language, token }) => {
      localStorage.setItem('theme', theme)
      localStorage.setItem('language', language)
      if (token) localStorage.setItem('token', token)
    },
    { ...look, token },
  )
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** What a page must be in any look: sound to axe, as wide as the screen, one of each landmark. */
async function expectSound(page: Page) {
  const name = page.url()
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  // Softly: one run tells of every page.
  expect.soft(await axeFindings(page), name).toEqual([])
  expect.soft(await page.evaluate(overflow), name).toBe(0)
  await expect.soft(page.locator('h1'), name).toHaveCount(1)
  await expect.soft(page.getByRole('main'), name).toHaveCount(1)
}

/** Two looks that between them have both of everything, for every page in all four would take long. */
const lookOf = (isMobile: boolean): Look =>
  isMobile ? { theme: 'dark', language: 'hi' } : { theme: 'light', language: 'en' }

const isPersonal = (address: string) => /^\/(chatbot|dashboard|my-profile|setup)/.test(address)

test('every open page is sound: in light and English, on a phone in dark and Hindi', async ({
  context,
  isMobile,
}) => {
  test.setTimeout(300_000)
  for (const address of addresses.filter((one) => !isPersonal(one))) {
    const page = await context.newPage()
    await open(page, address, lookOf(isMobile), '')
    await expectSound(page)
    await page.close()
  }
})

test('every page of a logged-in person is sound, likewise', async ({ context, isMobile }) => {
  test.setTimeout(300_000)
  const { token } = await createAccount(context.request)
  for (const address of addresses.filter(isPersonal)) {
    const page = await context.newPage()
    await open(page, address, lookOf(isMobile), token)
    expect(new URL(page.url()).pathname).toBe(address)
    await expectSound(page)
    await page.close()
  }
})
