import { expect, test } from '@playwright/test'
import { priceOf } from '../scripts/walks/look-up.ts'
import { startMeter } from '../scripts/walks/meter.ts'
import { walks } from '../scripts/walks/walks.ts'

/** At most so many taps for a first listing, and one code: what the product promises a farmer. */
const mostTapsToList = 9

const { 'see today’s onion price': _onions, ...others } = walks
// The journeys' server has the sample prices alone, which have no onions.
const journeys = { ...others, 'see what wheat fetches': priceOf({ en: 'Wheat', hi: 'गेहूँ' }) }

// A farmer's phone in Hindi, a wide screen in English.
for (const [name, walk] of Object.entries(journeys)) {
  test(`people can ${name}`, async ({ page, isMobile }) => {
    const meter = startMeter(page, isMobile ? 'hi' : 'en')
    await walk(meter)
    const { taps, codes } = meter.stop()
    if (name !== 'sign up and list a crop') return
    expect(taps).toBeLessThanOrEqual(mostTapsToList)
    expect(codes).toBe(1)
  })
}
