import { expect, test } from '@playwright/test'
import { startJourneyMeter } from '../scripts/journey-costs/journey-meter.ts'
import { journeys } from '../scripts/journey-costs/journeys.ts'
import { priceOf } from '../scripts/journey-costs/look-up.ts'

/** The journey with a limit; the others are covered in part by other journeys too. */
const firstListing = 'sign up and list a crop'

/** At most so many taps for a first listing, and one code: what the product promises a farmer. */
const mostTapsToList = 9

const { 'see today’s onion price': _onions, ...others } = journeys
// The tests' server has the sample prices alone, which have no onions.
const testedJourneys = { ...others, 'see what wheat fetches': priceOf({ en: 'Wheat', hi: 'गेहूँ' }) }

// A farmer's phone in Hindi, a wide screen in English.
for (const [name, journey] of Object.entries(testedJourneys)) {
  const tag = name === firstListing ? [] : ['@slow']
  test(`people can ${name}`, { tag }, async ({ page, isMobile }) => {
    const meter = startJourneyMeter(page, isMobile ? 'hi' : 'en')
    await journey(meter)
    const { taps, codes } = meter.stop()
    if (name !== firstListing) return
    expect(taps).toBeLessThanOrEqual(mostTapsToList)
    expect(codes).toBe(1)
  })
}
