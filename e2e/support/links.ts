import type { APIRequestContext, Page } from '@playwright/test'

/** A link on a page. */
export interface PageLink {
  /** The address of the page that contains it. */
  page: string
  href: string
}

/** How many addresses are requested at the same time. */
const atOnce = 4

/** Every link of the page in its current state. */
export async function linksOf(page: Page): Promise<PageLink[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const at = new URL(page.url())
  return [...new Set(hrefs)].map((href) => ({ page: at.pathname, href }))
}

/** Links to an anchor that their own page does not have. */
export function brokenParts(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(decodeURIComponent(href.slice(1)))),
    )
}

/** Why a link cannot be followed, wherever it leads; null when it can. */
function faultOf({ href, page }: PageLink): string | null {
  const fault = `${page}: ${href || 'an empty link'}`
  if (href === '' || href === '#') return fault
  if (href.startsWith('tel:')) return /^tel:\+?\d{3,15}$/.test(href) ? null : fault
  if (href.startsWith('mailto:'))
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href) ? null : fault
  if (/^https?:/.test(href)) return URL.canParse(href) ? null : fault
  return href.startsWith('/') || href.startsWith('#') || href.startsWith('?') ? null : fault
}

/** The faults of links that can be seen without following them. */
export const faultsAmong = (links: PageLink[]) =>
  links.map(faultOf).filter((fault) => fault !== null)

interface Target {
  /** One of the pages that link to it. */
  from: string
  /** Anchors of the page that links lead to. */
  parts: Set<string>
}

/** The targets of links to our own pages, without telephones, mailboxes and other sites. */
function targetsOf(links: PageLink[], origin: string): Map<string, Target> {
  const targets = new Map<string, Target>()
  for (const { href, page } of links) {
    const url = new URL(href, new URL(page, origin))
    // Anchors of the same page have been checked on that page.
    if (url.origin !== origin || href.startsWith('#')) continue
    const address = url.pathname + url.search
    const target = targets.get(address) ?? { from: page, parts: new Set() }
    if (url.hash) target.parts.add(decodeURIComponent(url.hash.slice(1)))
    targets.set(address, target)
  }
  return targets
}

/** Requests every linked address of our server once. @returns those that do not exist. */
export async function deadAmong(api: APIRequestContext, links: PageLink[], origin: string) {
  const waiting = [...targetsOf(links, origin)]
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
