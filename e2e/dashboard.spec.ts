import { expect, type Locator, type Page, test } from '@playwright/test'
import { createAccount, logInWith } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { addCrop, headersOf } from './support/listings.ts'
import { untilReady } from './support/page.ts'
import { desktop, nameAccount, newPerson, type Person } from './support/person.ts'
import { pressUndoable } from './support/undo.ts'

async function post(person: Person, address: string, data: object = {}) {
  const answer = await person.page.request.post(`/api/order/${address}`, {
    headers: headersOf(person.token),
    data,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data
}

/** Places an order of 2 kg at ₹40. @returns its id. */
async function placeOrder(buyer: Person, cropId: string, payBy: 'cash' | 'upi'): Promise<string> {
  const data = { lines: [{ cropId, quantity: 2, price: 40 }], delivery: 'pickup', payBy }
  return (await post(buyer, 'place-orders', data)).orders[0]._id
}

/** The rows of what waits. */
const rows = (page: Page): Locator =>
  page.getByRole('region', { name: /^(To do|आपके काम)$/ }).getByRole('listitem')

test('a seller answers an order, adds the UPI ID and confirms the cash on the dashboard, and the earnings show it', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.setTimeout(180_000)
  const account = await createAccount(page.request)
  const seller = { ...account, page }
  await nameAccount(page, account, 'Meera Kulkarni')
  await logInWith(page, account.token)
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  const name = `Okra of ${Date.now()}`
  const cropId = await addCrop(page.request, seller, { name, expiryDate: '2099-12-31' })
  await page.goto('/dashboard')
  await untilReady(page)
  await expect(page.getByText('अभी कोई काम बाकी नहीं है। अब आप क्या बेचना चाहेंगे?')).toBeVisible()

  const buyer = await newPerson(browser, 'Ravi Kumar')
  const orderId = await placeOrder(buyer, cropId, 'cash')
  const order = rows(page).filter({ hasText: name })
  // The page has not been reloaded.
  await expect(order).toContainText('नया ऑर्डर')
  await expect(order).toContainText('Ravi Kumar ₹80 नकद देंगे।')
  await expect(order).toContainText(/जवाब देने को 23 घंटे बाकी/)
  await expectAccessible(page)

  await order.getByRole('button', { name: /^ऑर्डर लें/ }).click()
  await expect(order).toContainText('मान लिया।')
  await order.getByRole('button', { name: /^वापस लें/ }).click()
  await expect(order).toContainText('घंटे बाकी')
  const { data } = await page.request
    .get(`/api/order/get-order/${orderId}`, { headers: headersOf(account.token) })
    .then((answer) => answer.json())
  expect(data.status).toBe('placed')
  const sendAccepted = await pressUndoable(page, () =>
    order.getByRole('button', { name: /^ऑर्डर लें/ }).click(),
  )
  await sendAccepted()
  await expect(order).toContainText('Ravi Kumar के लिए तैयार रखें')

  await page.getByRole('button', { name: /^यूपीआई आईडी जोड़ें/ }).click()
  await page.getByLabel('यूपीआई आईडी').fill('meera.kulkarni@okbank')
  await page.getByRole('button', { name: 'यूपीआई आईडी सहेजें' }).click()
  await expect(page.getByLabel('यूपीआई आईडी')).toHaveCount(0)

  const sendReady = await pressUndoable(page, () =>
    order.getByRole('button', { name: /^तैयार है/ }).click(),
  )
  await sendReady()
  await expect(order).toContainText('क्या Ravi Kumar ने आपको ₹80 नकद दे दिए?')
  const cash = rows(page).filter({ hasText: 'नकद दे दिए' })
  await cash.getByRole('button', { name: /^नकद मिल गया/ }).click()
  await expect(cash).toContainText('नकद मिल गया।')
  // Whoever leaves the page has decided: the answer is sent at once.
  await page.goto('/crop-calendar')
  await page.goto('/dashboard')
  const earnings = page.getByRole('region', { name: /की कमाई$/ })
  await expect(earnings).toContainText(/मिल गया\s*₹80/)
  await expect(earnings).toContainText(/आना बाकी\s*₹0/)
  await expect(cash).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('a buyer is led by the dashboard from the payment to the review, and sees what was spent', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  test.setTimeout(120_000)
  const account = await createAccount(page.request)
  const buyer = { ...account, page }
  await nameAccount(page, account, 'Ravi Kumar')
  await logInWith(page, account.token)
  const seller = await newPerson(browser, 'Meera Kulkarni', desktop)
  await seller.page.request.patch('/api/user/update-user', {
    headers: headersOf(seller.token),
    data: { upiId: 'meera.kulkarni@okbank' },
  })
  const name = `Okra of ${Date.now()}`
  const cropId = await addCrop(seller.page.request, seller, { name })
  const orderId = await placeOrder(buyer, cropId, 'upi')
  const change = (to: string) => post(seller, `change-status/${orderId}`, { to })
  await page.goto('/dashboard?view=merchant')
  await untilReady(page)
  await expect(
    page.getByText('Nothing to do right now. See what farmers offer today.'),
  ).toBeVisible()

  await change('accepted')
  const toPay = rows(page).filter({ hasText: 'Pay ₹80 to Meera Kulkarni' })
  await expect(toPay).toContainText(name)
  await expectAccessible(page)
  await toPay.getByRole('link', { name: /^Pay now/ }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/orders/${orderId}$`))
  await page.getByLabel('Payment reference').fill(String(Date.now()).slice(-12).padStart(12, '1'))
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByText('The seller is checking your payment')).toBeVisible()

  await page.goBack()
  await expect(
    page.getByText('Nothing to do right now. See what farmers offer today.'),
  ).toBeVisible()
  const spending = page.getByRole('region', { name: /^Spending in/ })
  await expect(spending).toContainText(/Still to pay\s*₹80/)
  await change('paid')
  await change('dispatched')
  const ready = rows(page).filter({ hasText: `Ready for you: ${name}` })
  await expect(ready).toContainText('Collect it from Meera Kulkarni, then confirm it.')
  await ready.getByRole('link', { name: /^See order/ }).click()
  await page.getByRole('button', { name: 'I have picked it up' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'I have picked it up' }).click()
  await expect(page.getByText('All done')).toBeVisible()

  await page.goBack()
  const review = rows(page).filter({ hasText: 'Review Meera Kulkarni' })
  await expect(review.getByRole('link', { name: /^Write a review/ })).toBeVisible()
  await expect(spending).toContainText(/Paid\s*₹80/)
})
