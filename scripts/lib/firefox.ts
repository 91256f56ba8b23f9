import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { firefox, type LaunchOptions } from '@playwright/test'

/** Debian's name of Firefox, which is also the name of its package. */
export const firefoxPackage = 'firefox-esr'
export const systemFirefox = `/usr/bin/${firefoxPackage}`

/** How Playwright starts a Firefox: its own, else the system's over WebDriver BiDi; null when there is none. */
export function findFirefox(): LaunchOptions | null {
  const own = firefox.executablePath()
  if (existsSync(own)) return { executablePath: own }
  if (!existsSync(systemFirefox)) return null
  const executablePath = join(import.meta.dirname, 'system-firefox.ts')
  return { channel: 'moz-firefox', executablePath }
}
