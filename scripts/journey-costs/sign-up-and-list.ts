import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { inDays } from '../../e2e/support/form.ts'
import { newestOtp, newPhone } from '../../e2e/support/sms.ts'
import { type JourneyMeter, whichAppears } from './journey-meter.ts'
import { beginningWith } from './page-texts.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** By its whole label: in Hindi, one that begins with the same word is beside it. */
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Phone and code on the open login or sign-up page. */
async function proveNumber({ page, t, tap, fill, fillCode }: JourneyMeter, phone: string) {
  const field = page.getByLabel(t('Phone number'))
  if ((await field.inputValue()) !== phone) await fill(field, phone)
  await tap(button(page, t('Send OTP')))
  await page.getByLabel(t('OTP')).waitFor()
  await fillCode(page.getByLabel(t('OTP')), newestOtp(phone))
  await tap(button(page, t('Verify OTP')))
}

/** From "Sell your crop" to the page that asks for the name, whichever way the version leads. */
async function signUp(meter: JourneyMeter, phone: string): Promise<void> {
  const { page, t, tap } = meter
  const setUp = page.getByLabel(t('First name'))
  await page.getByLabel(t('Phone number')).waitFor()
  await proveNumber(meter, phone)
  const outcomes = {
    setUp,
    createAccount: button(page, beginningWith(t('Create account with {{phone}}'))),
    noAccount: page.getByText(t('No account found for this number. Please sign up.')),
  }
  const outcome = await whichAppears(outcomes)
  if (outcome === 'setUp') return
  if (await outcomes.createAccount.isVisible()) return tap(outcomes.createAccount)
  await tap(page.getByRole('link', { name: t('Create an account') }))
  await page.waitForURL(/\/register/)
  await proveNumber(meter, phone)
}

/** SPEC's form with all fields. */
async function fillWholeForm(
  { page, t, tap, fill, choose, addPicture }: JourneyMeter,
  picture: Buffer,
) {
  await addPicture(page.locator('input[type=file]').first(), picture)
  await fill(page.getByLabel(t('Crop name')), 'Wheat')
  await choose(t('Category'), t('Grains'))
  await fill(textbox(page, t('Price')), '24')
  await fill(textbox(page, t('Quantity')), '500')
  await fill(page.getByLabel(t('Harvest date')), inDays(-2))
  await fill(page.getByLabel(t('Expiry date')), inDays(90))
  await tap(button(page, t('Add Crop')))
}

async function fillSteps(
  { page, language, t, tap, fill, addPicture }: JourneyMeter,
  picture: Buffer,
) {
  await addPicture(page.locator('input[type=file]').first(), picture)
  await tap(button(page, t('Go on')))
  await tap(button(page, language === 'hi' ? /^गेहूँ/ : /^Wheat/).first())
  const amount = textbox(page, t('Quantity'))
  const goOn = button(page, t('Go on'))
  if ((await whichAppears({ amount, goOn })) === 'goOn') await tap(goOn)
  await fill(amount, '5')
  await fill(textbox(page, t('Price')), '2400')
  await tap(button(page, t('Sell it')))
  await page.getByRole('heading', { name: t('Your crop is up for sale') }).waitFor()
}

/** A farmer without an account, from the home page to a listing that is live. */
export async function signUpAndList(meter: JourneyMeter): Promise<void> {
  const { page, t, begin, tap, fill } = meter
  const picture = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: 'goldenrod' },
  })
    .jpeg()
    .toBuffer()
  await begin('/')
  await tap(page.getByRole('link', { name: t('Sell your crop') }).first())
  await signUp(meter, newPhone())
  await fill(page.getByLabel(t('First name')), 'Asha')
  await fill(page.getByLabel(t('ZIP')), '422001')
  await page.getByText(/^(Nashik|नासिक).*422001/).waitFor()
  await tap(button(page, t('Save and continue')))
  const forms = { whole: page.getByLabel(t('Crop name')), steps: button(page, t('Go on')) }
  if ((await whichAppears(forms)) === 'steps') return fillSteps(meter, picture)
  await fillWholeForm(meter, picture)
  await page.waitForURL(/\/shop\/[\da-f-]{36}|listed=/)
}
