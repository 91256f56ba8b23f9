import type { Page } from '@playwright/test'

/** A link as a page has it. */
export interface FoundLink {
  /** The address of the page that it stands on. */
  page: string
  href: string
}

/** Every link of the page as it stands now. */
export async function linksOf(page: Page): Promise<FoundLink[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const at = new URL(page.url())
  return [...new Set(hrefs)].map((href) => ({ page: at.pathname, href }))
}

/** Why a link could not be followed whoever's page it leads to; null when it could. */
export function faultOf({ href, page }: FoundLink): string | null {
  const told = `${page}: ${href || 'an empty link'}`
  if (href === '' || href === '#') return told
  if (href.startsWith('tel:')) return /^tel:\+?\d{3,15}$/.test(href) ? null : told
  if (href.startsWith('mailto:'))
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href) ? null : told
  if (/^https?:/.test(href)) return URL.canParse(href) ? null : told
  return href.startsWith('/') || href.startsWith('#') || href.startsWith('?') ? null : told
}

/** Where a link of our own leads; null for a telephone, a mailbox and other sites. */
export function targetOf({ href, page }: FoundLink, origin: string): URL | null {
  const url = new URL(href, new URL(page, origin))
  return url.origin === origin ? url : null
}
