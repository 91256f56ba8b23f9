import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { inDays } from '../../e2e/support/form.ts'
import { newestOtp, newPhone } from '../../e2e/support/sms.ts'
import { type Meter, whichAppears } from './meter.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Phone and code on the open login or sign-up page. */
async function proveNumber({ page, tap, fill, fillCode }: Meter, phone: string) {
  const field = page.getByLabel('Phone number')
  if ((await field.inputValue()) !== phone) await fill(field, phone)
  await tap(button(page, 'Send OTP'))
  await page.getByLabel('OTP').waitFor()
  await fillCode(page.getByLabel('OTP'), newestOtp(phone))
  await tap(button(page, 'Verify OTP'))
}

/** From "Sell your crop" to the page that asks for the name, whichever way the version leads. */
async function signUp(meter: Meter, phone: string): Promise<void> {
  const { page, tap } = meter
  const setUp = page.getByLabel('First name')
  await page.getByLabel('Phone number').waitFor()
  await proveNumber(meter, phone)
  const outcomes = {
    setUp,
    createAccount: button(page, /^Create account with/),
    noAccount: page.getByText('No account found for this number. Please sign up.'),
  }
  const outcome = await whichAppears(outcomes)
  if (outcome === 'setUp') return
  if (await outcomes.createAccount.isVisible()) return tap(outcomes.createAccount)
  await tap(page.getByRole('link', { name: 'Create an account' }))
  await page.waitForURL(/\/register/)
  await proveNumber(meter, phone)
}

/** SPEC's form with all fields. */
async function fillWholeForm({ page, tap, fill, choose, addPicture }: Meter, picture: Buffer) {
  await addPicture(page.locator('input[type=file]').first(), picture)
  await fill(page.getByLabel('Crop name'), 'Wheat')
  await choose('Category', 'Grains')
  await fill(page.getByLabel('Price'), '24')
  await fill(page.getByLabel('Quantity'), '500')
  await fill(page.getByLabel('Harvest date'), inDays(-2))
  await fill(page.getByLabel('Expiry date'), inDays(90))
  await tap(button(page, /^Add Crop$/))
}

async function fillSteps({ page, tap, fill, addPicture }: Meter, picture: Buffer) {
  await addPicture(page.locator('input[type=file]').first(), picture)
  await tap(button(page, 'Go on'))
  await tap(button(page, /^Wheat/).first())
  const amount = page.getByLabel('Quantity')
  const goOn = button(page, 'Go on')
  if ((await whichAppears({ amount, goOn })) === 'goOn') await tap(goOn)
  await fill(amount, '5')
  await fill(page.getByLabel('Price'), '2400')
  await tap(button(page, 'Sell it'))
  await page.getByRole('heading', { name: 'Your crop is up for sale' }).waitFor()
}

/** A farmer without an account, from the home page to a listing that is live. */
export async function signUpAndList(meter: Meter): Promise<void> {
  const { page, begin, tap, fill } = meter
  const picture = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: 'goldenrod' },
  })
    .jpeg()
    .toBuffer()
  await begin('/')
  await tap(page.getByRole('link', { name: 'Sell your crop' }).first())
  await signUp(meter, newPhone())
  await fill(page.getByLabel('First name'), 'Asha')
  await fill(page.getByLabel('ZIP'), '422001')
  await page.getByText('Nashik district, Maharashtra, 422001').waitFor()
  await tap(button(page, 'Save and continue'))
  const forms = { whole: page.getByLabel('Crop name'), steps: button(page, 'Go on') }
  if ((await whichAppears(forms)) === 'steps') return fillSteps(meter, picture)
  await fillWholeForm(meter, picture)
  await page.waitForURL(/\/shop\/[\da-f-]{36}|listed=/)
}
