import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { serverLogOf } from './e2e/support/failure-reporter.ts'
import { operatorPhones } from './e2e/support/operators.ts'
import { findChromium } from './scripts/lib/chromium.ts'
import { findFirefox } from './scripts/lib/firefox.ts'
import { hasSystemFonts } from './scripts/lib/system-fonts.ts'
import { standInSettings } from './scripts/stand-ins/server.ts'

// The servers of journeys load the same code; Node compiles it once.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/node')
// Set by scripts/test-e2e.ts. Workers read this file again and must come to the same values, which
// they do because they inherit this process's environment.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'krishihaat-e2e-'))
process.env.E2E_PORT ??= '3179'
process.env.E2E_STAND_INS_PORT ??= '3178'
process.env.E2E_SMS_FILE = join(process.env.E2E_DATA_DIR, 'sms.jsonl')
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`
const firefoxLaunch = findFirefox()
const standIns = `http://127.0.0.1:${process.env.E2E_STAND_INS_PORT}`

/**
 * Which part of the journeys runs (scripts/test-e2e.ts): `phone` those on the phone, without the audits of many pages
 * and without slow ones; `rest` all that leaves out; undefined everything.
 */
const part = process.env.E2E_PART
const onlyInRest = ['@audit', '@slow']
const notOnPhone = [
  '@desktop',
  ...(hasSystemFonts() ? [] : ['@fonts']),
  ...(part === 'phone' ? onlyInRest : []),
]

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/load.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The second try on CI writes a trace; a journey that needed it counts as failed all the same.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: Boolean(process.env.CI),
  workers: 2,
  // A busy computer takes several times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./e2e/support/failure-reporter.ts']],
  use: {
    baseURL,
    // Journeys read English; those about Hindi choose it.
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Writing one slows everything, and most runs need none: --trace on.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    // Journeys watch and change what goes over the line; a worker would answer before they see it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  // A journey that is the same on both runs on one of them, by its tag: @phone what a farmer does in
  // the field, @desktop the rest. Those without such a tag run on both.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...(part === 'rest' ? { grep: new RegExp(onlyInRest.join('|')) } : {}),
      grepInvert: new RegExp(notOnPhone.join('|')),
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } },
    },
    // One journey shows that the app does not need Chromium. Over WebDriver BiDi, React does not see what `fill`
    // writes, so it is one that only presses.
    ...(firefoxLaunch
      ? [
          {
            name: 'firefox',
            testMatch: 'order-to-review.spec.ts',
            grep: /changes since a crop was added to the cart/,
            use: { ...devices['Desktop Firefox'], launchOptions: firefoxLaunch },
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: `"${process.execPath}" scripts/stand-ins.ts`,
      url: `${standIns}/v1/search?name=Sultanpur`,
      stdout: 'ignore',
      stderr: 'pipe',
      env: { PORT: process.env.E2E_STAND_INS_PORT },
    },
    {
      // Its log goes into a file, of which the reporter prints the end when a journey has failed.
      command: `"${process.execPath}" start.js >"${serverLogOf(process.env.E2E_DATA_DIR)}"`,
      url: `${baseURL}/readyz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'ignore',
      stderr: 'pipe',
      env: {
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        HOST: '127.0.0.1',
        PORT: process.env.E2E_PORT,
        // The embedded database, unless scripts/test-e2e.ts has started a PostgreSQL.
        DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
        DATA_DIR: process.env.E2E_DATA_DIR,
        DEMO_DATA: process.env.E2E_DEMO_DATA ?? 'true',
        SMS_PROVIDER: 'file',
        SMS_FILE: process.env.E2E_SMS_FILE,
        WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true',
        ADMIN_PHONES: Object.values(operatorPhones).join(),
        // Every journey comes from one address.
        OTP_REQUESTS_PER_IP_PER_HOUR: '100000',
        SMS_PER_HOUR: '100000',
        API_REQUESTS_PER_MINUTE: '1000000',
        ...standInSettings(standIns),
      },
    },
  ],
})
