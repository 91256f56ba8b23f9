import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { axeFindings, expectAccessible } from './support/axe.ts'
import { choose, inDays } from './support/form.ts'
import { addCrop, addEquipment, headersOf } from './support/listings.ts'
import { desktop, newPerson, type Person } from './support/person.ts'

const pins = { pune: '411001', camp: '411040', nashik: '422001' }

/** Gives a person's profile an address. */
const moveTo = (api: APIRequestContext, { token }: Person, address: object) =>
  api.patch('/api/user/update-user', { headers: headersOf(token), data: { address } })

/** Kilometres from a seller to a PIN code, as the server measures them. */
async function distanceTo(api: APIRequestContext, { token }: Person, pin: string) {
  const headers = headersOf(token)
  const user = await (await api.get('/api/user/get-user', { headers })).json()
  const url = `/api/delivery/seller-terms/${user.data._id}?pin=${pin}`
  return ((await (await api.get(url)).json()) as { data: { to: { distanceKm: number } } }).data.to
    .distanceKm
}

const deliveryOf = (page: Page, seller: string) =>
  page
    .getByRole('region', { name: new RegExp(seller) })
    .getByText(/deliver/i)
    .locator('..')

test('a buyer sees the fee change with the kilograms, is refused beyond the radius and picks up instead', {
  tag: '@slow',
}, async ({ page, browser }) => {
  test.setTimeout(120_000)
  const seller = await newPerson(browser, 'Meera Kulkarni', desktop)
  await moveTo(page.request, seller, { city: 'Pune', state: 'Maharashtra', zip: pins.pune })
  const name = `Tomatoes of ${Date.now()}`
  const cropId = await addCrop(page.request, seller, { name, price: 20, quantity: 500 })
  const km = await distanceTo(page.request, seller, pins.camp)

  await seller.page.goto('/dashboard/delivery')
  await seller.page.getByRole('radio', { name: 'Delivery up to a distance' }).check()
  await seller.page.getByRole('button', { name: 'Save' }).first().click()
  await expect(seller.page.getByText('Say how many kilometres you deliver')).toBeVisible()
  await seller.page.getByLabel('Kilometres').fill('30')
  await seller.page.getByLabel('Fixed charge').fill('100')
  await seller.page.getByLabel('Charge per km').fill('5')
  await seller.page.getByLabel('Charge per 100 kg').fill('50')
  await seller.page.getByLabel('PIN code of the buyer').fill(pins.camp)
  const example = seller.page.getByRole('region', { name: 'Try it with an order' })
  await expect(example).toContainText(`500 kg: ₹${350 + 5 * km}`)
  await expectAccessible(seller.page)
  await seller.page.getByRole('button', { name: 'Save' }).first().click()
  await expect(seller.page.getByText('Delivery saved')).toBeVisible()

  const buyer = await newPerson(browser, 'Ravi Kumar', {
    ...desktop,
    viewport: page.viewportSize(),
  })
  const address = { line: '12 Camp Road', city: 'Pune', state: 'Maharashtra', zip: pins.camp }
  await moveTo(page.request, buyer, address)
  const shop = buyer.page
  await shop.goto(`/shop/${cropId}`)
  await expect(shop.getByText('Delivers up to 30 km · ₹100 + ₹5 per km')).toBeVisible()
  await shop.getByLabel('Quantity', { exact: true }).fill('100')
  await expect(shop.getByText(`₹${150 + 5 * km}`)).toBeVisible()
  await shop.getByRole('button', { name: 'Add to Cart' }).click()
  await shop.getByRole('link', { name: 'Go to cart' }).click()
  const line = deliveryOf(shop, 'Meera Kulkarni')
  await expect(line).toContainText(`Delivery to`)
  await expect(line).toContainText(`₹${150 + 5 * km}`)
  await shop.getByLabel('Quantity', { exact: true }).fill('200')
  await expect(line).toContainText(`₹${200 + 5 * km}`)
  await shop.getByLabel('PIN code to deliver to').fill(pins.nashik)
  await shop.getByRole('button', { name: 'Show the cost' }).click()
  await expect(line).toContainText('Does not deliver to Nashik')
  await expect(line).toContainText('Pick it up in Pune, Maharashtra instead.')
  await expectAccessible(shop)

  await shop.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(shop.getByLabel('ZIP')).toHaveValue(pins.nashik)
  await shop.getByLabel('Address line').fill('3 Panchavati')
  await shop.getByLabel('City').fill('Nashik')
  await choose(shop, 'State', 'Maharashtra')
  await shop.getByRole('button', { name: 'Place order' }).click()
  await expect(
    shop.getByText(`This seller does not deliver to ${pins.nashik}. Please choose pick-up.`),
  ).toBeVisible()
  // The same order to a place that the seller reaches has the fee in its total.
  await shop.getByLabel('ZIP').fill(pins.camp)
  const summary = shop.getByRole('region', { name: 'Your order' })
  await expect(summary).toContainText(`₹${(4200 + 5 * km).toLocaleString('en-IN')}`)
  await shop.getByLabel('ZIP').fill(pins.nashik)
  await shop.getByRole('button', { name: 'Pick it up instead' }).click()
  await expect(shop.getByLabel('Address line')).toHaveCount(0)
  await expect(summary).toContainText('₹4,000')
  await expectAccessible(shop)
  await shop.getByRole('button', { name: 'Place order' }).click()
  await expect(shop.getByRole('heading', { level: 1 })).toContainText('Thank you, your order')
  await shop.getByRole('link', { name: /^Order / }).click()
  await expect(shop.getByText('At the seller’s place: Pune, Maharashtra.')).toBeVisible()
})

test('an order shows the fee that was agreed, also after the seller has changed it', {
  tag: '@slow',
}, async ({ page, browser }) => {
  const seller = await newPerson(browser, 'Meera Kulkarni', desktop)
  await moveTo(page.request, seller, { city: 'Pune', state: 'Maharashtra', zip: pins.pune })
  const setFee = (flatFee: number) =>
    page.request.patch('/api/delivery/update-terms', {
      headers: headersOf(seller.token),
      data: { crops: { mode: 'pins', pinPrefixes: ['411'], flatFee } },
    })
  await setFee(80)
  const cropId = await addCrop(page.request, seller, { name: 'Okra', price: 20, quantity: 500 })
  const buyer = await newPerson(browser, 'Ravi Kumar', {
    ...desktop,
    viewport: page.viewportSize(),
  })
  const address = { line: '12 Camp Road', city: 'Pune', state: 'Maharashtra', zip: pins.camp }
  await moveTo(page.request, buyer, address)
  const shop = buyer.page
  await shop.goto(`/shop/${cropId}`)
  await shop.getByRole('button', { name: 'Add to Cart' }).click()
  await shop.getByRole('link', { name: 'Go to cart' }).click()
  await shop.getByRole('link', { name: 'Go to checkout' }).click()
  const summary = shop.getByRole('region', { name: 'Your order' })
  await expect(summary).toContainText('₹100')
  // Nobody pays a fee that they have not seen.
  await setFee(90)
  await shop.getByRole('button', { name: 'Place order' }).click()
  await expect(shop.getByText(`Delivery to ${pins.camp} now costs ₹90.`)).toBeVisible()
  await expect(summary).toContainText('₹110')
  await shop.getByRole('button', { name: 'Place order' }).click()
  await shop.getByRole('link', { name: /^Order / }).click()
  await setFee(500)
  await shop.reload()
  const items = shop.getByRole('region', { name: 'Ordered items' })
  await expect(items).toContainText('Delivery')
  await expect(items).toContainText('₹90')
  await expect(items).toContainText('₹110')
  await expectAccessible(shop)
})

test('a renter has a machine brought and pays for it, or collects it where it does not travel', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const owner = await newPerson(browser, 'Asha Patil', desktop)
  await moveTo(page.request, owner, { city: 'Pune', state: 'Maharashtra', zip: pins.pune })
  await owner.page.goto('/dashboard/delivery')
  await owner.page.getByRole('radio', { name: 'You bring it up to a distance' }).check()
  await owner.page.getByLabel('Kilometres').fill('40')
  await owner.page.getByLabel('Fixed charge').fill('250')
  await owner.page.getByLabel('Charge per km').fill('10')
  await owner.page.getByRole('button', { name: 'Save' }).last().click()
  await expect(owner.page.getByText('Delivery saved')).toBeVisible()
  const equipmentId = await addEquipment(page.request, owner, { name: 'Rotavator' })
  const km = await distanceTo(page.request, owner, pins.camp)

  const renter = await newPerson(browser, 'Ravi Kumar', desktop)
  await renter.page.goto(`/rental/${equipmentId}`)
  await expect(renter.page.getByText(/The owner brings it up to 40 km/)).toBeVisible()
  await renter.page.getByLabel('Start date').fill(inDays(3))
  await renter.page.getByRole('button', { name: 'Book Now' }).click()
  const dialog = renter.page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'The owner brings it' }).check()
  await dialog.getByLabel('PIN code where you need it').fill(pins.nashik)
  await expect(dialog.getByText(/It does not travel to Nashik/)).toBeVisible()
  await dialog.getByLabel('PIN code where you need it').fill(pins.camp)
  const total = `₹${(1450 + 10 * km).toLocaleString('en-IN')}`
  await expect(dialog).toContainText(total)
  // The dialog covers the switch of the theme.
  expect(await axeFindings(renter.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(renter.page.getByText('Brought by the owner')).toBeVisible()
  await expect(renter.page.getByRole('main')).toContainText(total)
})
