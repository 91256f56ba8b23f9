import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Chromium's program: `CHROMIUM_PATH`, the system's, or Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path)) ?? null
}
