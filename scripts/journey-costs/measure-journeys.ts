import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { languages } from '../../src/shared/kit/language.constants.ts'
import { findChromium } from '../lib/chromium.ts'
import { type Effort, type JourneyMeter, startJourneyMeter } from './journey-meter.ts'
import { journeys } from './journeys.ts'
import { startOwnServer } from './own-server.ts'

/**
 * Goes through the app as people do, on a phone of 360 px, and prints what each journey costs them: taps,
 * fields, codes and seconds. `npm run journey-costs` starts a server of its own;
 * `npm run journey-costs -- --base http://127.0.0.1:3000 --sms ./sms.jsonl` uses another one, which writes its
 * SMS to that file. `--only` takes a part of a journey's name, `--language hi` makes them in Hindi.
 */
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    sms: { type: 'string' },
    only: { type: 'string' },
    language: { type: 'string', default: 'en' },
  },
})

const language = z.enum(languages).parse(values.language)

if (values.base && !values.sms) throw new Error('With --base, --sms names the file of its SMS.')
const server = values.base
  ? { base: values.base, smsFile: values.sms ?? '', stop: async () => {} }
  : await startOwnServer()
// Where e2e/support reads the codes.
process.env.E2E_SMS_FILE = server.smsFile

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})

/** One journey in a browser context of its own. */
async function measure(journey: (meter: JourneyMeter) => Promise<void>): Promise<Effort> {
  const context = await browser.newContext({
    baseURL: server.base,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: `${language}-IN`,
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  })
  try {
    const meter = startJourneyMeter(await context.newPage(), language)
    await journey(meter)
    return meter.stop()
  } finally {
    await context.close()
  }
}

const cells = (texts: (string | number)[]) => texts.map((text) => String(text).padStart(9)).join('')

try {
  console.log(`${'journey'.padEnd(36)}${cells(['taps', 'fields', 'codes', 'seconds'])}`)
  for (const [name, journey] of Object.entries(journeys)) {
    if (!name.includes(values.only ?? '')) continue
    try {
      const { taps, fields, codes, seconds } = await measure(journey)
      console.log(`${name.padEnd(36)}${cells([taps, fields, codes, seconds.toFixed(1)])}`)
    } catch (error) {
      process.exitCode = 1
      console.log(`${name.padEnd(36)} did not reach its goal: ${error}`)
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
