import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without the browser's own windows: the same engine, for two thirds of the time. */
export const chromiumPackage = 'chromium-headless-shell'
const headlessShell = `/usr/bin/${chromiumPackage}`

/** True when the Chromium without windows is there, or `CHROMIUM_PATH` names another. */
export const hasQuickChromium = () =>
  Boolean(process.env.CHROMIUM_PATH) || existsSync(headlessShell)

/** Chromium's program: `CHROMIUM_PATH`, the system's, or Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const { CHROMIUM_PATH } = process.env
  const candidates = [CHROMIUM_PATH, headlessShell, '/usr/bin/chromium', chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path)) ?? null
}
