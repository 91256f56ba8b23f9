import { expect, type Page, test } from '@playwright/test'
import { paths } from '../src/client/platform/paths/paths.ts'
import { createAccount } from './support/account.ts'
import { axeFindings, colourFindings } from './support/axe.ts'
import { brokenParts, deadAmong, type FoundLink, faultsAmong, linksOf } from './support/links.ts'
import { untilReady } from './support/page.ts'

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

const isPersonal = (address: string) =>
  /^\/(admin|chatbot|checkout|dashboard|my-profile|setup)/.test(address)
const open = addresses.filter((address) => !isPersonal(address))
const isEven = (_: string, place: number) => place % 2 === 0
const isOdd = (_: string, place: number) => place % 2 === 1

const notFoundTitle = { en: 'Page Not Found', hi: 'पेज नहीं मिला' }
const anyNotFoundTitle = /^(Page Not Found|पेज नहीं मिला)$/

/** Two looks that between them have both of everything, for every page in all four would take long. */
const lookOf = (isMobile: boolean) =>
  isMobile
    ? ({ theme: 'dark', language: 'hi' } as const)
    : ({ theme: 'light', language: 'en' } as const)

async function choose(page: Page, isMobile: boolean, token = '') {
  await page.addInitScript(
    ({ theme, language, token }) => {
      localStorage.setItem('theme', theme)
      localStorage.setItem('language', language)
      if (token) localStorage.setItem('token', token)
    },
    { ...lookOf(isMobile), token },
  )
}

/** What a page must be in any look: there, sound to axe, as wide as the screen, one of each landmark. */
async function expectSound(page: Page, address: string, isMobile: boolean): Promise<void> {
  const answer = await page.goto(address)
  await untilReady(page)
  // Softly: one run tells of every page.
  expect.soft(answer?.status(), address).toBe(200)
  // Some lead visitors on: to the login, or to the dashboard of who they are.
  if (isPersonal(address)) expect(new URL(page.url()).pathname).toBe(address)
  await expect.soft(page.locator('h1'), address).toHaveCount(1)
  await expect.soft(page.locator('h1'), address).not.toHaveText(anyNotFoundTitle)
  await expect.soft(page.getByRole('main'), address).toHaveCount(1)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, address).toBe(0)
  expect.soft(await brokenParts(page), address).toEqual([])
  expect.soft(await axeFindings(page), address).toEqual([])
  if (isMobile) return
  // The colours are the same on a desktop as on a phone; not every page has the shell's toggle.
  await page.locator('html').evaluate((root) => {
    root.dataset.mantineColorScheme = 'dark'
  })
  expect.soft(await colourFindings(page), `${address} in the dark`).toEqual([])
}

/** Looks at pages one after the other. @returns what they link to. */
async function lookAt(page: Page, pages: string[], isMobile: boolean): Promise<FoundLink[]> {
  const found: FoundLink[] = []
  for (const address of pages) {
    await expectSound(page, address, isMobile)
    found.push(...(await linksOf(page)))
  }
  return found
}

// Halves, so that two workers have one each.
for (const { half, pages } of [
  { half: 'one half', pages: open.filter(isEven) },
  { half: 'the other half', pages: open.filter(isOdd) },
]) {
  test(`every open page is sound and no link on it is dead: ${half}`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    test.setTimeout(240_000)
    await choose(page, isMobile)
    const found = await lookAt(page, pages, isMobile)
    expect(found.length).toBeGreaterThan(100)
    expect(faultsAmong(found)).toEqual([])
    // They lead to the same addresses in Hindi.
    if (!isMobile) expect(await deadAmong(page.request, found, baseURL ?? '')).toEqual([])
  })
}

test('every page of a logged-in person is sound, likewise', async ({ page, baseURL, isMobile }) => {
  test.setTimeout(240_000)
  const { token } = await createAccount(page.request)
  await choose(page, isMobile, token)
  const found = await lookAt(page, addresses.filter(isPersonal), isMobile)
  expect(faultsAmong(found)).toEqual([])
  if (isMobile) return
  expect(await deadAmong(page.request, found, baseURL ?? '')).toEqual([])
  // The server knows no tokens when it renders: whether the frame has the page, the browser shows.
  const inFrame = found
    .map(({ href }) => href)
    .filter((href) => isPersonal(href) && !addresses.includes(href))
  for (const href of new Set(inFrame)) {
    await page.goto(href)
    await untilReady(page)
    await expect.soft(page.locator('h1'), href).not.toHaveText(anyNotFoundTitle)
  }
})

test('an address that leads nowhere says so, and where to go', async ({ page, isMobile }) => {
  await choose(page, isMobile)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText(notFoundTitle[lookOf(isMobile).language])
  for (const href of [paths.home.href(), paths.contact.href()]) {
    await expect(page.locator(`main a[href="${href}"]`)).toBeVisible()
  }
})
