import { existsSync } from 'node:fs'
import { firefox } from '@playwright/test'

/**
 * Playwright's own Firefox; null when it is not installed. A system's Firefox may be too old for the
 * commands that Playwright sends: the long-term release of 2026 (153) is.
 */
export function findFirefox(): string | null {
  const path = firefox.executablePath()
  return existsSync(path) ? path : null
}
