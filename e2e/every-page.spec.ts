import { expect, type Page, test } from '@playwright/test'
import { paths } from '../src/client/platform/paths/paths.ts'
import { createAccount } from './support/account.ts'
import { axeFindings, colourFindings } from './support/axe.ts'
import { brokenParts, deadAmong, faultsAmong, linksOf, type PageLink } from './support/links.ts'
import { untilReady } from './support/page.ts'
import { sidewaysScroll, smallHindi, smallTargets } from './support/targets.ts'

// Pages are checked once their transitions have ended; without them there is nothing to wait for.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Second addresses of pages that are checked by their first address. */
const aliases: string[] = [
  paths.weatherForecast.pattern,
  paths.marketPrices.pattern,
  paths.equipmentListAlias.pattern,
]

/** The addresses without a parameter; the others have tests of their own. */
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

/** Two combinations of language and theme that cover both of each; all four for every page would take too long. */
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

/** Every page must load, pass axe, fit the screen's width and have one of each landmark. */
async function expectSound(page: Page, address: string, isMobile: boolean): Promise<void> {
  const answer = await page.goto(address)
  await untilReady(page)
  // Soft assertions: one run reports every page.
  expect.soft(answer?.status(), address).toBe(200)
  // Some redirect: to the login, or to the user's own dashboard.
  if (isPersonal(address)) expect(new URL(page.url()).pathname).toBe(address)
  await expect.soft(page.locator('h1'), address).toHaveCount(1)
  await expect.soft(page.locator('h1'), address).not.toHaveText(anyNotFoundTitle)
  await expect.soft(page.getByRole('main'), address).toHaveCount(1)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, address).toBe(0)
  expect.soft(await brokenParts(page), address).toEqual([])
  expect.soft(await axeFindings(page), address).toEqual([])
  expect.soft(await sidewaysScroll(page), address).toEqual([])
  if (isMobile) {
    expect.soft(await smallTargets(page), `targets of ${address}`).toEqual([])
    expect.soft(await smallHindi(page), `texts of ${address}`).toEqual([])
    return
  }
  // The phone has the dark theme already; not every page has the shell's toggle.
  await page.locator('html').evaluate((root) => {
    root.dataset.mantineColorScheme = 'dark'
  })
  expect.soft(await colourFindings(page), `${address} in the dark`).toEqual([])
}

/** The links to pages that no test of this file opens. */
const withoutOpenedPages = (links: PageLink[]) =>
  links.filter(({ href }) => !addresses.includes(href))

/** The API's document is written by its own script, so only a browser shows whether it has a part. */
const isInDocument = ({ href }: PageLink) => href.startsWith('/api/docs#')

/** Checks pages one after the other. @returns their links. */
async function checkPages(page: Page, pages: string[], isMobile: boolean): Promise<PageLink[]> {
  const links: PageLink[] = []
  for (const address of pages) {
    await expectSound(page, address, isMobile)
    links.push(...(await linksOf(page)))
  }
  return links
}

// Two halves, one for each of two workers.
for (const { half, pages } of [
  { half: 'one half', pages: open.filter(isEven) },
  { half: 'the other half', pages: open.filter(isOdd) },
]) {
  test(`every public page passes its checks and has no dead link: ${half}`, {
    tag: '@audit',
  }, async ({ page, baseURL, isMobile }) => {
    test.setTimeout(240_000)
    await choose(page, isMobile)
    const links = await checkPages(page, pages, isMobile)
    expect(links.length).toBeGreaterThan(100)
    expect(faultsAmong(links)).toEqual([])
    // Links are the same in Hindi.
    if (isMobile) return
    const dead = await deadAmong(page.request, withoutOpenedPages(links), baseURL ?? '')
    expect(dead).toEqual([])
  })
}

test('every page of a logged-in user passes the same checks', { tag: '@audit' }, async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.setTimeout(240_000)
  const { token } = await createAccount(page.request)
  await choose(page, isMobile, token)
  const links = await checkPages(page, addresses.filter(isPersonal), isMobile)
  expect(faultsAmong(links)).toEqual([])
  if (isMobile) return
  const [inDocument, others] = [
    links.filter(isInDocument),
    links.filter((link) => !isInDocument(link)),
  ]
  const dead = await deadAmong(page.request, withoutOpenedPages(others), baseURL ?? '')
  expect(dead).toEqual([])
  for (const { href } of inDocument) {
    await page.goto(href)
    await expect.soft(page.locator(`[id$="${href.split('#')[1]}"]`), href).toBeInViewport()
  }
  // The server renders without a token, so only the browser shows whether the frame contains the page.
  const inFrame = links
    .map(({ href }) => href)
    .filter((href) => isPersonal(href) && !addresses.includes(href))
  for (const href of new Set(inFrame)) {
    await page.goto(href)
    await untilReady(page)
    await expect.soft(page.locator('h1'), href).not.toHaveText(anyNotFoundTitle)
  }
})

test('an unknown address says so and offers other pages', async ({ page, isMobile }) => {
  await choose(page, isMobile)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText(notFoundTitle[lookOf(isMobile).language])
  for (const href of [paths.home.href(), paths.contact.href()]) {
    await expect(page.locator(`main a[href="${href}"]`)).toBeVisible()
  }
})
