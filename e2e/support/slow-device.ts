import type { Page } from '@playwright/test'

/** How many times slower than this machine a cheap phone is. */
const cpuSlowdown = 6
/** A connection in the country: kilobytes a second, and milliseconds to the server and back. */
const kilobytesPerSecond = 60
const latencyMs = 400

/** Slows the page's device and connection down, as far as a browser can imitate it. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: kilobytesPerSecond * 1024,
    uploadThroughput: kilobytesPerSecond * 1024,
  })
}
