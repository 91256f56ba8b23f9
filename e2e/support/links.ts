import type { APIRequestContext, Page } from '@playwright/test'

/** A link as a page has it. */
export interface FoundLink {
  /** The address of the page that it stands on. */
  page: string
  href: string
}

/** How many addresses are asked for at once. */
const atOnce = 4

/** Every link of the page as it stands now. */
export async function linksOf(page: Page): Promise<FoundLink[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const at = new URL(page.url())
  return [...new Set(hrefs)].map((href) => ({ page: at.pathname, href }))
}

/** Links to a part of the page that they stand on, which does not have it. */
export function brokenParts(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(decodeURIComponent(href.slice(1)))),
    )
}

/** Why a link could not be followed whoever's page it leads to; null when it could. */
function faultOf({ href, page }: FoundLink): string | null {
  const told = `${page}: ${href || 'an empty link'}`
  if (href === '' || href === '#') return told
  if (href.startsWith('tel:')) return /^tel:\+?\d{3,15}$/.test(href) ? null : told
  if (href.startsWith('mailto:'))
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href) ? null : told
  if (/^https?:/.test(href)) return URL.canParse(href) ? null : told
  return href.startsWith('/') || href.startsWith('#') || href.startsWith('?') ? null : told
}

/** What is wrong with links as they are written. */
export const faultsAmong = (found: FoundLink[]) =>
  found.map(faultOf).filter((fault) => fault !== null)

interface Target {
  /** One of the pages that link to it. */
  from: string
  /** Parts of the page that links lead to. */
  parts: Set<string>
}

/** Where links of our own lead; not where telephones, mailboxes and other sites do. */
function targetsOf(found: FoundLink[], origin: string): Map<string, Target> {
  const targets = new Map<string, Target>()
  for (const { href, page } of found) {
    const url = new URL(href, new URL(page, origin))
    // A page's own parts have been looked for where the link stands.
    if (url.origin !== origin || href.startsWith('#')) continue
    const address = url.pathname + url.search
    const target = targets.get(address) ?? { from: page, parts: new Set() }
    if (url.hash) target.parts.add(decodeURIComponent(url.hash.slice(1)))
    targets.set(address, target)
  }
  return targets
}

/** Asks our server for everything that is linked to, once. @returns what it does not have. */
export async function deadAmong(api: APIRequestContext, found: FoundLink[], origin: string) {
  const waiting = [...targetsOf(found, origin)]
  const dead: string[] = []
  async function goOn() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, { from, parts }] = next
      const answer = await api.get(address)
      if (!answer.ok()) dead.push(`${from}: ${address} (${answer.status()})`)
      else if (parts.size > 0) {
        const html = await answer.text()
        const missing = [...parts].filter((part) => !html.includes(`id="${part}"`))
        dead.push(...missing.map((part) => `${from}: ${address}#${part}`))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  return dead
}
