import type { Browser, Page, Request } from '@playwright/test'
import { untilReady } from './page.ts'

/** A connection in the country: kilobits a second, and milliseconds to the server and back. */
const kilobitsPerSecond = 400
const latencyMs = 400

/** Nothing has been on its way for so long: the page is complete. */
const quietMs = 1000
const completeMs = 90_000
/**
 * Chromium's slow connection has been seen to stall: 16 requests of one page were open for 75 s and none ended, while
 * four other pages of the same server loaded. A line that works brings an answer every few seconds.
 */
const stalledMs = 40_000
const maxLoads = 3

/** The emulated connection brings nothing any more: the load says nothing about the page. */
class StalledLineError extends Error {}

interface ShiftWindow extends Window {
  layoutShifts?: { value: number; moved: string[] }[]
}

/** Slows the connection of a page down, without its processor: the order of arrivals moves content. */
async function slowConnectionDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/** @returns waits until everything has arrived; the live connection, which never ends, does not count. */
function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let lastAt = Date.now()
  page.on('request', (request) => {
    if (!request.url().includes('/live.events')) open.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      if (open.delete(request)) lastAt = Date.now()
    })
  return async () => {
    const latest = Date.now() + completeMs
    while (open.size > 0 || Date.now() - lastAt < quietMs) {
      const addresses = [...open].map((request) => request.url()).join('\n')
      if (open.size > 0 && Date.now() - lastAt > stalledMs)
        throw new StalledLineError(`${page.url()} got no answer any more. Open:\n${addresses}`)
      if (Date.now() > latest)
        throw new Error(`${page.url()} was not complete in time. Open:\n${addresses}`)
      await page.waitForTimeout(200)
    }
  }
}

/** Records what moves without the user's doing, from the first paint on. */
const recordShifts = () => {
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const shifts: { value: number; moved: string[] }[] = []
  ;(window as ShiftWindow).layoutShifts = shifts
  const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement
    const text = (node?.textContent ?? '').trim().slice(0, 30)
    const rect = ({ y, width, height }: DOMRect) => [y, width, height].map(Math.round).join(' ')
    return `${element?.localName}.${element?.className} “${text}”: y, width, height ${rect(previousRect)} → ${rect(currentRect)}`
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(describe) })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The shifts until now: those of a frame are reported after it. */
const readShifts = () =>
  new Promise<NonNullable<ShiftWindow['layoutShifts']>>((done) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => done((window as ShiftWindow).layoutShifts ?? [])),
      ),
    ),
  )

interface LoadOptions {
  address: string
  language: 'en' | 'hi'
  baseURL: string | undefined
  /** Of the person who is logged in; without it a visitor. */
  token?: string
}

async function loadOnce(browser: Browser, { address, language, baseURL, token }: LoadOptions) {
  const context = await browser.newContext({
    baseURL,
    locale: `${language}-IN`,
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(recordShifts)
    if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token)
    await slowConnectionDown(page)
    const untilComplete = followRequests(page)
    await page.goto(address, { waitUntil: 'commit', timeout: completeMs })
    await untilComplete()
    await untilReady(page)
    await page.evaluate(() => document.fonts.ready)
    const shifts = await page.evaluate(readShifts)
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, moved }) => moved.map((one) => `${value.toFixed(4)} ${one}`)),
    }
  } finally {
    await context.close()
  }
}

/**
 * How far a page's content moves while it loads for the first time over a slow connection: the sum of
 * all shifts, which is at least the Cumulative Layout Shift, and what moved.
 * @throws Error when the page is not complete in time, or its connection stalled at every load.
 */
export async function layoutShiftOf(browser: Browser, options: LoadOptions) {
  for (let load = 1; ; load++)
    try {
      return await loadOnce(browser, options)
    } catch (error) {
      if (!(error instanceof StalledLineError) || load === maxLoads) throw error
    }
}
