import { expect, type Page, test } from '@playwright/test'
import { createAccount, logInByOtp } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { choose } from './support/form.ts'
import { addCrop, changeCrop, headersOf } from './support/listings.ts'
import { openUntil } from './support/page.ts'
import { desktop, nameAccount, newPerson } from './support/person.ts'
import { notificationsTo } from './support/sms.ts'
import { pressUndoable } from './support/undo.ts'

/** Confirms with the same button in the dialog. */
const confirm = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()

test('a visitor’s cart becomes an order that is paid by UPI, confirmed by the seller, delivered and reviewed by both', {
  tag: '@phone',
}, async ({ page: buyer, browser }) => {
  test.setTimeout(150_000)
  const account = await createAccount(buyer.request)
  await nameAccount(buyer, account, 'Ravi Kumar')
  const person = await newPerson(browser, 'Meera Kulkarni', desktop)
  const seller = person.page
  const name = `Brinjals of ${Date.now()}`
  const cropId = await addCrop(seller.request, person, { name, price: 40.1, quantity: 50 })

  await seller.goto('/my-profile')
  await seller.getByLabel('UPI ID').fill('meera.kulkarni@okbank')
  await seller.getByRole('button', { name: /Save/ }).click()
  await expect(seller.getByText('Profile updated successfully')).toBeVisible()
  await seller.goto('/dashboard/seller/orders')
  await expect(seller.getByRole('heading', { level: 1 })).toBeVisible()

  await buyer.goto(`/shop/${cropId}`)
  await buyer.getByRole('button', { name: 'Increase quantity' }).click()
  await buyer.getByRole('button', { name: 'Add to Cart' }).click()
  const added = buyer.getByRole('dialog', { name: 'Added to your cart' })
  await expect(added).toContainText('2 kg in your cart: ₹80.20')
  await added.getByRole('link', { name: 'Go to cart' }).click()
  await expect(buyer.getByRole('link', { name: 'Cart 1' })).toBeVisible()
  await expect(buyer.getByLabel('Quantity', { exact: true })).toHaveValue('2')
  await buyer.getByRole('button', { name: 'Increase quantity' }).click()
  const total = buyer.getByRole('region', { name: 'Total' })
  await expect(total).toContainText('₹120.30')
  await expectAccessible(buyer)

  await total.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(buyer).toHaveURL(/\/login\?redirect=\/checkout$/)
  await logInByOtp(buyer, account.phone)
  await expect(buyer).toHaveURL(/\/checkout$/)
  await expect(buyer.getByRole('region', { name: 'Your order' })).toContainText('3 kg')
  await expect(buyer.getByRole('link', { name: 'Cart 1' })).toBeVisible()
  await expect(buyer.getByLabel('Name')).toHaveValue('Ravi Kumar')
  await buyer.getByRole('button', { name: 'Place order' }).click()
  await expect(buyer.getByText('Address line is required')).toBeVisible()
  await expect(buyer.getByText('City is required')).toBeVisible()
  await expect(buyer.getByLabel('Address line')).toBeFocused()
  await buyer.getByLabel('Address line').fill('12 Well Road')
  await buyer.getByLabel('City').fill('Nashik')
  await buyer.getByLabel('ZIP').fill('422001')
  await choose(buyer, 'State', 'Maharashtra')
  await buyer.getByRole('radio', { name: 'UPI' }).check()
  await expectAccessible(buyer)
  await buyer.getByRole('button', { name: 'Place order' }).click()
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText('Thank you, your order')
  const link = buyer.getByRole('link', { name: /^Order / })
  const number = (await link.textContent())?.replace('Order ', '') ?? ''
  await expect(buyer.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await expectAccessible(buyer)
  await link.click()
  await expect(buyer.getByText('Waiting for Meera Kulkarni to accept')).toBeVisible()
  const order = new URL(buyer.url()).pathname

  // The seller's page has not been reloaded.
  await expect(seller.getByRole('row').filter({ hasText: number })).toContainText(name)
  await expectAccessible(seller)
  const sendAccepted = await pressUndoable(seller, () =>
    seller.getByRole('button', { name: `Accept: ${number}` }).click(),
  )
  // Nobody is told while it can be undone.
  await expect(seller.getByRole('button', { name: `Undo: ${number}` })).toBeVisible()
  await expect(buyer.getByText('Waiting for Meera Kulkarni to accept')).toBeVisible()

  await sendAccepted()
  await expect(buyer.getByText('Accepted. Now pay ₹120.30 by UPI')).toBeVisible()
  const app = await buyer
    .getByText('Pay with a UPI app')
    .locator('xpath=ancestor::a')
    .getAttribute('href')
  const requestedUrl = new URL(app ?? '')
  expect(`${requestedUrl.protocol}//${requestedUrl.host}`).toBe('upi://pay')
  expect(Object.fromEntries(requestedUrl.searchParams)).toMatchObject({
    pa: 'meera.kulkarni@okbank',
    pn: 'Meera Kulkarni',
    am: '120.30',
    cu: 'INR',
    tr: number,
  })
  const reference = buyer.getByLabel('Payment reference')
  await reference.fill('12345678901')
  await buyer.getByRole('button', { name: 'I have paid' }).click()
  await expect(buyer.getByText('The payment reference has 12 digits')).toBeVisible()
  await expect(reference).toBeFocused()
  await expectAccessible(buyer)
  await reference.fill('123456789012')
  await buyer.getByRole('button', { name: 'I have paid' }).click()
  await expect(buyer.getByText('The seller is checking your payment')).toBeVisible()
  await expect(buyer.getByText('UPI: waiting for the seller to confirm')).toBeVisible()
  const unpaid = buyer.getByRole('listitem').filter({ hasText: 'Payment confirmed' })
  await expect(unpaid).toContainText('still to come')
  const { data } = await buyer.request
    .get(`/api/order/get-order/${order.split('/').at(-1)}`, { headers: headersOf(account.token) })
    .then((answer) => answer.json())
  expect(data).toMatchObject({ status: 'accepted', paidAt: null })

  await seller.getByRole('button', { name: `Confirm payment: ${number}` }).click()
  await confirm(seller, 'Confirm payment')
  await expect(buyer.getByText('Paid. Meera Kulkarni will send it')).toBeVisible()
  await expect(buyer.getByText('UPI: the seller has confirmed the payment')).toBeVisible()
  const sendSent = await pressUndoable(seller, () =>
    seller.getByRole('button', { name: `Mark as sent: ${number}` }).click(),
  )
  await sendSent()
  await expect(buyer.getByText('It is on the way to you')).toBeVisible()
  await buyer.getByRole('button', { name: 'I have received it' }).click()
  await confirm(buyer, 'I have received it')
  await expect(buyer.getByText('All done')).toBeVisible()

  await buyer.getByRole('button', { name: 'Publish review' }).click()
  await expect(buyer.getByText('Please choose from 1 to 5 stars')).toBeVisible()
  await buyer.getByRole('radio', { name: '4 of 5: Good' }).check()
  await buyer.getByLabel('A few words').fill('Fresh <b>and</b> well packed.')
  await expectAccessible(buyer)
  await buyer.getByRole('button', { name: 'Publish review' }).click()
  await expect(buyer.getByText('Thank you for your review')).toBeVisible()

  const row = seller.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Delivered')
  await row.getByRole('link').first().click()
  await seller.getByRole('radio', { name: '5 of 5: Very good' }).check()
  await seller.getByRole('button', { name: 'Publish review' }).click()
  await expect(seller.getByText('Thank you for your review')).toBeVisible()
  await seller.getByRole('link', { name: 'Packing slip' }).click()
  const slip = seller.getByRole('article', { name: `Order ${number}` })
  await expect(slip).toContainText('Paid: ₹120.30')
  await expect(slip).toContainText('12 Well Road')
  await expect(slip.getByRole('row', { name })).toContainText('3 kg')
  await expectAccessible(seller)

  await buyer.getByRole('link', { name: 'See all their reviews' }).click()
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText('Meera Kulkarni')
  await expect(buyer.getByText('4/5 (1 review)')).toBeVisible()
  const said = buyer.getByRole('article').filter({ hasText: 'Fresh <b>and</b> well packed.' })
  await expect(said).toContainText(`Bought: ${name}`)
  await expectAccessible(buyer)
  await openUntil(buyer, `/shop/${cropId}`, buyer.getByText('47 kg', { exact: true }))
  await expect(buyer.getByRole('region', { name: 'Farmer' })).toContainText('4/5 (1 review)')

  await expect.poll(() => notificationsTo(account.phone)).toHaveLength(2)
  const [accepted, sent] = notificationsTo(account.phone)
  expect(accepted).toContain(`Your order ${number} (`)
  expect(accepted).toContain('was accepted')
  expect(sent).toContain('is on its way')
  await expect.poll(() => notificationsTo(person.phone)).toHaveLength(1)
  expect(notificationsTo(person.phone)[0]).toContain(`New order ${number} from Ravi`)
  await seller.context().close()
})

test('changes since a crop was added to the cart are shown before it is ordered', {
  tag: '@phone',
}, async ({ page: buyer, request }) => {
  const seller = await createAccount(request)
  const brand = Date.now()
  const okraId = await addCrop(request, seller, { name: `Okra ${brand}`, price: 30 })
  const maizeId = await addCrop(request, seller, { name: `Maize ${brand}`, price: 20 })
  for (const cropId of [okraId, maizeId]) {
    await buyer.goto(`/shop/${cropId}`)
    await buyer.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(buyer.getByRole('dialog')).toContainText('1 kg in your cart')
  }
  await changeCrop(request, seller, okraId, { price: 35 })
  await changeCrop(request, seller, maizeId, { isArchived: true })

  await buyer.goto('/cart')
  const okra = buyer.getByRole('listitem').filter({ hasText: `Okra ${brand}` })
  await expect(okra).toContainText('New price: ₹35 per kg. It was ₹30.')
  const maize = buyer.getByRole('listitem').filter({ hasText: 'It is no longer on sale.' })
  await expect(maize).toBeVisible()
  await expect(buyer.getByRole('link', { name: 'Go to checkout' })).toHaveCount(0)
  await expectAccessible(buyer)
  await maize.getByRole('button', { name: 'Remove' }).click()
  await okra.getByRole('button', { name: 'Take the new price' }).click()
  await expect(buyer.getByRole('link', { name: 'Go to checkout' })).toBeVisible()

  // Somebody else buys the rest.
  const other = await createAccount(request)
  await changeCrop(request, seller, okraId, { quantity: 1 })
  const bought = await request.post('/api/order/place-orders', {
    headers: headersOf(other.token),
    data: { lines: [{ cropId: okraId, quantity: 1 }], delivery: 'pickup', payBy: 'cash' },
  })
  expect(bought.status(), await bought.text()).toBe(200)
  await buyer.reload()
  await expect(okra).toContainText('It is sold out.')
  await okra.getByRole('button', { name: 'Remove' }).click()
  await expect(buyer.getByText(/Your cart is empty/)).toBeVisible()
})
