import { expect, type Page, test } from '@playwright/test'
import { createAccount, logInAsNew, logInByOtp } from './support/account.ts'
import { axeFindings, expectAccessible } from './support/axe.ts'
import { inDays } from './support/form.ts'
import { addEquipment, headersOf } from './support/listings.ts'
import { openUntil } from './support/page.ts'
import { desktop, nameAccount, newPerson } from './support/person.ts'
import { notificationsTo } from './support/sms.ts'
import { pressUndoable } from './support/undo.ts'

const shown = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
/** "21 Nov 2026" */
const dayName = (day: string) => shown.format(new Date(day))

/** As the fields show a day: 29 Nov 2026. */
const fieldDay = (day: string) =>
  new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))

/** A day of the calendar, in the month it belongs to; its accessible name is longer when it is not free. */
async function dayOf(page: Page, day: string) {
  const button = page.getByRole('button', { name: new RegExp(`^${dayName(day)}(,|$)`) })
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
  if ((await button.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
  return button
}

const pick = async (page: Page, day: string) => (await dayOf(page, day)).click()

/** Presses a button and confirms with the same button in the dialog. */
async function change(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
}

const review = async (page: Page, stars: string, text: string) => {
  await page.getByRole('radio', { name: stars }).check()
  await page.getByLabel('A few words').fill(text)
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByText('Thank you for your review')).toBeVisible()
}

test('a visitor picks days, logs in and requests them; nobody else gets them; the machine is handed over and returned, and both review', {
  tag: '@phone',
}, async ({ page: renter, browser }) => {
  test.setTimeout(150_000)
  const account = await createAccount(renter.request)
  await nameAccount(renter, account, 'Ravi Kumar')
  const letter = await newPerson(browser, 'Asha Patil', desktop)
  const owner = letter.page
  const third = (await newPerson(browser, 'Gopal Nair', desktop)).page
  const name = `Thresher ${Date.now()}`
  const id = await addEquipment(owner.request, letter, { name, pricePerDay: 1250.35 })
  await owner.goto('/dashboard/bookings?side=owner')
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible()
  await third.goto(`/rental/${id}`)
  await pick(third, inDays(3))
  await third.getByRole('button', { name: 'Book Now' }).click()

  await renter.goto(`/rental/${id}`)
  await dayOf(renter, inDays(0))
  await renter.getByRole('button', { name: 'Book Now' }).click()
  const sheet = renter.getByRole('dialog', { name: 'Choose your days' })
  await sheet.getByRole('button', { name: 'Book Now' }).click()
  await expect(sheet.getByLabel('Start date')).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFindings(renter)).toEqual([])
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  await pick(renter, inDays(0))
  await pick(renter, inDays(2))
  const days = renter.getByLabel('Days', { exact: true })
  await expect(days).toHaveValue('3')
  await expect(renter.getByRole('main').getByText('₹3,751.05')).toBeVisible()
  await renter.getByRole('button', { name: 'Increase days' }).click()
  await expect(renter.getByLabel('End date')).toHaveValue(fieldDay(inDays(3)))
  await expect(renter.getByRole('main').getByText('₹5,001.40')).toBeVisible()
  await expectAccessible(renter)
  await renter.getByRole('button', { name: 'Book Now' }).click()
  const dialog = renter.getByRole('dialog', { name: `Book ${name}` })
  await expect(dialog).toContainText(`${dayName(inDays(0))} to ${dayName(inDays(3))}`)
  await dialog.getByRole('link', { name: 'Log in to book' }).click()
  await logInByOtp(renter, account.phone)
  await expect(renter).toHaveURL(new RegExp(`/rental/${id}\\?from=${inDays(0)}&to=${inDays(3)}$`))
  await expect(days).toHaveValue('4')
  await renter.getByRole('button', { name: 'Book Now' }).click()
  await expect(dialog).toContainText('₹5,001.40')
  await dialog.getByLabel('Note to the owner').fill('For <b>two</b> acres of wheat.')
  expect(await axeFindings(renter)).toEqual([])
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(renter).toHaveURL(/\/dashboard\/bookings\/[\da-f-]{36}$/)
  await expect(renter.getByRole('heading', { name: 'Waiting for an answer' })).toBeVisible()

  // He opened the page before the booking, so it still shows the days as free.
  await third.getByRole('button', { name: 'Send request' }).click()
  await expect(third.getByText(/already taken\. Please choose|has just booked/)).toBeVisible()
  await third.keyboard.press('Escape')
  const gone = await dayOf(third, inDays(3))
  await expect(gone).toHaveAccessibleName(`${dayName(inDays(3))}, taken`)
  await expect(gone).toBeDisabled()
  await third.getByLabel('Start date').fill(inDays(2))
  await third.getByLabel('Start date').blur()
  await expect(third.getByText('This day is already taken.')).toBeVisible()
  await pick(third, inDays(4))
  await expect(third.getByLabel('Start date')).toHaveValue(fieldDay(inDays(4)))

  // The owner's list has not been loaded again.
  await owner.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
  await expect(owner.getByText('For <b>two</b> acres of wheat.')).toBeVisible()
  await expectAccessible(owner)
  const sendAccepted = await pressUndoable(owner, () =>
    owner.getByRole('button', { name: 'Accept request' }).click(),
  )
  await sendAccepted()
  await expect(renter.getByText(/^The machine is yours from/)).toBeVisible()
  await expectAccessible(renter)
  await change(owner, 'Machine handed over')
  await expect(renter.getByText(/^You have the machine\./)).toBeVisible()
  await change(renter, 'I brought it back')
  await expect(owner.getByText(/Check it and/).first()).toBeVisible()
  await change(owner, 'Finish booking')
  await expect(renter.getByText(/^The rental is complete\./)).toBeVisible()
  await review(renter, '4 of 5: Good', 'Sharp blades, and a friendly owner.')
  await review(owner, '5 of 5: Very good', 'Came back clean.')

  const said = third.getByRole('article').filter({ hasText: 'Sharp blades' })
  await openUntil(third, `/rental/${id}`, said)
  await expect(said).toContainText('Ravi')
  await expect(third.getByText('4/5 (1 review)').first()).toBeVisible()
  const bookings = third.locator('dt', { hasText: /^Bookings$/ }).locator('xpath=..')
  await expect(bookings).toContainText('1')
  await renter.goto('/dashboard/bookings')
  const card = renter.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText('Completed')
  await expectAccessible(renter)

  await expect.poll(() => notificationsTo(letter.phone)).toHaveLength(1)
  expect(notificationsTo(letter.phone)[0]).toContain('Ravi Kumar asks for Thresher')
  await expect.poll(() => notificationsTo(account.phone)).toHaveLength(1)
  expect(notificationsTo(account.phone)[0]).toContain('was accepted')
  await third.context().close()
  await owner.context().close()
})

test('an owner blocks days and unblocks one; owners cannot book their own machine or hand it over early', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const owner = await logInAsNew(page)
  const id = await addEquipment(page.request, owner, { name: 'Seed drill' })
  await page.goto(`/rental/${id}`)
  await expect(page.getByRole('heading', { name: 'Your calendar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Block days' }).click()
  await expect(page.getByLabel('Start date')).toBeFocused()
  for (const day of [inDays(1), inDays(2)]) {
    await page.getByLabel('Start date').fill(day)
    await page.getByRole('button', { name: 'Block days' }).click()
    const free = page.getByRole('button', { name: `Unblock ${dayName(day)}` })
    await expect(free).toBeVisible()
  }
  await expect(page.getByText('Days blocked').last()).toBeVisible()
  await expectAccessible(page)

  const renter = await newPerson(browser, 'Ravi Kumar')
  await renter.page.goto(`/rental/${id}`)
  const blocked = await dayOf(renter.page, inDays(1))
  await expect(blocked).toHaveAccessibleName(`${dayName(inDays(1))}, blocked by the owner`)
  await expect(blocked).toBeDisabled()
  await page.getByRole('button', { name: `Unblock ${dayName(inDays(1))}` }).click()
  await expect(page.getByText('Days unblocked')).toBeVisible()
  await renter.page.reload()
  await expect(await dayOf(renter.page, inDays(1))).toBeEnabled()

  const ask = (token: string, from: string) =>
    page.request.post('/api/booking/request-booking', {
      headers: headersOf(token),
      data: { equipmentId: id, from, to: from },
    })
  const own = await ask(owner.token, inDays(5))
  expect(await own.json()).toMatchObject({ code: 'booking.own' })
  const taken = await ask(renter.token, inDays(2))
  expect(await taken.json()).toMatchObject({ code: 'booking.taken' })
  const { data } = await (await ask(renter.token, inDays(5))).json()
  await page.goto(`/dashboard/bookings/${data._id}`)
  const sendAccepted = await pressUndoable(page, () =>
    page.getByRole('button', { name: 'Accept request' }).click(),
  )
  await sendAccepted()
  await expect(page.getByText(/^Have the machine ready on/)).toBeVisible()
  // Its first day is in the future.
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Machine handed over' })).toHaveCount(0)
  await renter.page.context().close()
})
