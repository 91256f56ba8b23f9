import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test,
} from '@playwright/test'
import { paths } from '../src/client/core/paths.ts'
import { createAccount } from './support/account.ts'
import { type FoundLink, faultOf, linksOf, targetOf } from './support/links.ts'

/** Where the crawl begins: every address that needs no id. */
const starts: string[] = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':'))
const isPersonal = (address: string) => /^\/(chatbot|dashboard|my-profile|setup)/.test(address)

const notFoundTitle = { en: 'Page Not Found', hi: 'पेज नहीं मिला' }

type Look = (tab: Page, address: string, status: number | undefined) => Promise<void>

const hasPart = async (tab: Page, id: string) => (await tab.locator(`[id="${id}"]`).count()) === 1

/** Does the work for every item, several at once. */
async function forEach<Item>(items: Item[], workers: number, work: (item: Item) => Promise<void>) {
  const waiting = [...items]
  async function goOn() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: workers }, goOn))
}

/** Opens addresses side by side, each tab used over and over. */
async function visit(context: BrowserContext, addresses: string[], look: Look) {
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  await forEach(addresses, tabs.length, async (address) => {
    const tab = tabs.pop()
    if (!tab) throw new Error('More addresses are open than tabs.')
    const answer = await tab.goto(address)
    await expect(tab.locator('h1')).toBeVisible()
    await tab.waitForLoadState('networkidle')
    await look(tab, address, answer?.status())
    tabs.push(tab)
  })
  await Promise.all(tabs.map((tab) => tab.close()))
}

/**
 * Opens the pages and gathers what they link to; whether each is there at all is told softly, so
 * that one run tells of all.
 */
async function crawl(context: BrowserContext, addresses: string[]): Promise<FoundLink[]> {
  const found: FoundLink[] = []
  await visit(context, addresses, async (tab, address, status) => {
    expect.soft(status, address).toBe(200)
    const title = await tab.locator('h1').textContent()
    expect.soft(Object.values(notFoundTitle), address).not.toContain(title)
    const links = await linksOf(tab)
    for (const { href } of links.filter(({ href }) => /^#./.test(href))) {
      expect.soft(await hasPart(tab, href.slice(1)), address + href).toBe(true)
    }
    found.push(...links)
  })
  return found
}

/** Asks for each address once, a few at a time. @returns those that are not there. */
async function deadAmong(api: APIRequestContext, targets: Map<string, string>) {
  const dead: string[] = []
  await forEach([...targets], 4, async ([address, page]) => {
    const answer = await api.get(address)
    if (!answer.ok()) dead.push(`${page}: ${address} (${answer.status()})`)
  })
  return dead
}

/** What no browser can follow, and what our own server does not have. */
async function deadLinks(api: APIRequestContext, origin: string, found: FoundLink[]) {
  const faults = found.map(faultOf).filter((fault) => fault !== null)
  const targets = new Map<string, string>()
  for (const link of found) {
    const target = targetOf(link, origin)
    if (target) targets.set(target.pathname + target.search, link.page)
  }
  return [...faults, ...(await deadAmong(api, targets))]
}

/** Parts of other pages that links lead to: each page is opened once and must have them all. */
async function missingParts(context: BrowserContext, origin: string, found: FoundLink[]) {
  const wanted = new Map<string, Set<string>>()
  for (const link of found) {
    const target = targetOf(link, origin)
    if (!target?.hash || link.href.startsWith('#')) continue
    const parts = wanted.get(target.pathname) ?? new Set()
    wanted.set(target.pathname, parts.add(decodeURIComponent(target.hash.slice(1))))
  }
  const missing: string[] = []
  await visit(context, [...wanted.keys()], async (tab, address) => {
    for (const part of wanted.get(address) ?? []) {
      if (!(await hasPart(tab, part))) missing.push(`${address}#${part}`)
    }
  })
  return missing
}

test('a visitor finds no dead link: in English on a desktop, in Hindi on a phone', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  test.setTimeout(240_000)
  const origin = baseURL ?? ''
  await context.addInitScript(
    (language) => {
      localStorage.setItem('language', language)
    },
    isMobile ? 'hi' : 'en',
  )
  const found = await crawl(
    context,
    starts.filter((start) => !isPersonal(start)),
  )
  expect(found.length).toBeGreaterThan(100)
  expect(await deadLinks(page.request, origin, found)).toEqual([])
  expect(await missingParts(context, origin, found)).toEqual([])

  const nowhere = await page.goto('/no-such-page')
  expect(nowhere?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText(isMobile ? notFoundTitle.hi : notFoundTitle.en)
  for (const href of [paths.home.href(), paths.contact.href()]) {
    await expect(page.locator(`main a[href="${href}"]`)).toBeVisible()
  }
})

test('a logged-in person finds none on their pages either', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'The links are the same ones.')
  test.setTimeout(120_000)
  const { token } = await createAccount(page.request)
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
  const found = await crawl(context, starts.filter(isPersonal))
  expect(await deadLinks(page.request, baseURL ?? '', found)).toEqual([])
  // The server knows no tokens when it renders: whether the frame has the page, the browser shows.
  const inFrame = found
    .map(({ href }) => href)
    .filter((href) => isPersonal(href) && !starts.includes(href))
  await visit(context, [...new Set(inFrame)], async (tab) => {
    await expect(tab.locator('h1')).not.toHaveText(notFoundTitle.en)
  })
})
