import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.ts'
import { buildIfStale } from './lib/client-build.ts'
import { canInstall, installPackage } from './lib/debian.ts'
import { freePort, run } from './lib/run.ts'

/** Runs the end-to-end tests in a real Chromium; arguments are passed to `playwright test`. */
if (!findChromium()) {
  if (canInstall()) await installPackage('chromium')
  else await run('playwright', ['install', 'chromium'])
}
const chromium = findChromium()
if (!chromium) throw new Error('There is no Chromium; set CHROMIUM_PATH to one.')

await buildIfStale()

const dataDir = mkdtempSync(join(tmpdir(), 'krishihaat-e2e-'))
try {
  process.exitCode = await run('playwright', ['test', ...process.argv.slice(2)], {
    CHROMIUM_PATH: chromium,
    E2E_DATA_DIR: dataDir,
    E2E_PORT: String(await freePort()),
    E2E_STAND_INS_PORT: String(await freePort()),
  })
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
