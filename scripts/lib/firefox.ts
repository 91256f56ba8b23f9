import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firefox, type LaunchOptions } from '@playwright/test'

/** Debian's name of Firefox, which is also the name of its package. */
export const firefoxPackage = 'firefox-esr'
export const systemFirefox = `/usr/bin/${firefoxPackage}`

/** Older ones do not know commands of WebDriver BiDi without which Playwright cannot start them. */
const minVersion = 153

/** The system's Firefox tells its version in a file beside it, which takes less time than starting it. */
function isSystemFirefoxNewEnough(): boolean {
  const file = `/usr/lib/${firefoxPackage}/application.ini`
  const version = existsSync(file) ? readFileSync(file, 'utf8').match(/^Version=(\d+)/m)?.[1] : ''
  return Number(version) >= minVersion
}

/** How Playwright starts a Firefox: its own, else the system's over WebDriver BiDi; null when there is none, or only one that is too old. */
export function findFirefox(): LaunchOptions | null {
  const own = firefox.executablePath()
  if (existsSync(own)) return { executablePath: own }
  if (!existsSync(systemFirefox) || !isSystemFirefoxNewEnough()) return null
  const executablePath = join(import.meta.dirname, 'system-firefox.ts')
  return { channel: 'moz-firefox', executablePath }
}
