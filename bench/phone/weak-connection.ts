import { type Browser, chromium } from '@playwright/test'
import { median } from '../measure.ts'
import { mark, number, tableRow } from '../report.ts'

/** A weak connection in the country: 400 kbit/s, 400 ms to the server and back. */
const bytesPerSecond = 400_000 / 8
const latencyMs = 400
/** How many times slower than this machine a cheap phone is, as in Lighthouse's profile. */
const cpuSlowdown = 4
const screen = { width: 360, height: 780 }
const maxPictureMs = 2500
/** Milliseconds until the page counts as never usable. */
const timeoutMs = 60_000

interface WeakVisit {
  /** Milliseconds from the request of the page. */
  firstPaint: number
  picture: number
  usable: number
}

/** One visit with empty caches. */
async function visitWeakly(browser: Browser, address: string): Promise<WeakVisit> {
  const context = await browser.newContext({ viewport: screen, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await page.goto(address, { waitUntil: 'commit', timeout: timeoutMs })
    await page.waitForFunction(
      () => !document.documentElement.hasAttribute('aria-disabled'),
      null,
      {
        timeout: timeoutMs,
      },
    )
    const usable = await page.evaluate(() => performance.now())
    const seen = await page.evaluate(() => {
      const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
      const [file] = picture ? performance.getEntriesByName(picture.currentSrc) : []
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return {
        firstPaint: paint?.startTime ?? 0,
        picture: file instanceof PerformanceResourceTiming ? file.responseEnd : 0,
      }
    })
    return { ...seen, usable }
  } finally {
    await context.close()
  }
}

/**
 * Visits pages over a weak connection, with Chromium's own throttling of network and processor. Prints a table: first
 * paint, first picture of goods, and when the page takes presses itself, in ms.
 */
export async function measureWeakConnection(
  addresses: readonly string[],
  { rounds, executablePath }: { rounds: number; executablePath: string },
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const headings = ['page', 'first paint, ms', 'first picture of goods, ms', 'usable, ms']
    console.log(tableRow(headings))
    console.log(tableRow(['---', ...headings.slice(1).map(() => '---:')]))
    for (const address of addresses) {
      const visits: WeakVisit[] = []
      for (let round = 0; round < rounds; round++) visits.push(await visitWeakly(browser, address))
      const picture = median(visits.map((visit) => visit.picture))
      const { pathname, search } = new URL(address)
      console.log(
        tableRow([
          `${pathname.replace(/(?<=\/)[0-9a-f-]{36}$/, '{id}')}${search}`,
          number(median(visits.map((visit) => visit.firstPaint))),
          picture === 0 ? 'none' : `${number(picture)}${mark(picture <= maxPictureMs)}`,
          number(median(visits.map((visit) => visit.usable))),
        ]),
      )
    }
  } finally {
    await browser.close()
  }
}
