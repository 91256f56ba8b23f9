import { randomBytes } from 'node:crypto'
import { type Browser, devices, expect, type Page, test } from '@playwright/test'
import { createAccount, logInAsNew, logInByOtp, signUp } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { choose, inDays } from './support/form.ts'
import { openUntil } from './support/page.ts'
import { threePictures } from './support/pictures.ts'
import { logOut } from './support/shell.ts'

/** Another user in another browser. */
async function stranger(browser: Browser, isMobile: boolean): Promise<Page> {
  const size = isMobile ? { width: 360, height: 740 } : { width: 1280, height: 800 }
  const context = await browser.newContext({ ...devices['Desktop Chrome'], viewport: size })
  return context.newPage()
}

test('a farmer signs up and lists a crop, a buyer finds it by a misspelt name, the farmer archives it', async ({
  page,
  browser,
  isMobile,
}) => {
  // A name that no other run uses: the search must find this crop among the demo listings.
  const brand = `Zambur${randomBytes(3).toString('hex').replace(/\d/g, 'k')}`
  const name = `${brand} Tomatoes`

  const phone = await signUp(page, undefined, '/dashboard/crops/add')
  await page.getByLabel('First name').fill('Sunita')
  await page.getByLabel('Last name').fill('Patil')
  await page.getByLabel('ZIP').fill('411001')
  await expect(page.getByText('Pune district, Maharashtra, 411001')).toBeVisible()
  await page.getByRole('button', { name: /save|continue|finish/i }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Add Crop' })).toBeVisible()
  await page.getByRole('button', { name: 'All fields' }).click()
  await page.getByRole('button', { name: 'Add Crop', exact: true }).click()
  await expect(page.getByText('Crop name is required')).toBeVisible()
  await expect(page.getByLabel('Crop name')).toBeFocused()

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await threePictures())
  await expect(page.getByRole('button', { name: /^Remove image/ })).toHaveCount(3)
  await page.getByLabel('Crop name').fill(name)
  await choose(page, 'Category', 'Vegetables')
  await page.getByLabel('Price').fill('42')
  await page.getByLabel('Quantity').fill('120')
  await page.getByLabel('Description').fill('Picked this morning, firm and red.')
  await page.getByLabel('Harvest date').fill(inDays(-1))
  await page.getByLabel('Expiry date').fill(inDays(6))
  await page.getByPlaceholder('Add tags').fill('desi')
  await page.getByPlaceholder('Add tags').press('Enter')
  await page.getByRole('button', { name: 'Add Crop', exact: true }).click()

  // The message disappears after two seconds, so check it first.
  await expect(page.getByText('Crop added successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/[\da-f-]{36}$/)
  const address = page.url()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main').getByText('₹42').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Crop' })).toBeVisible()

  await logOut(page)

  const buyer = await stranger(browser, isMobile)
  await buyer.goto('/shop')
  // One wrong letter and a place, as somebody types a name that they know by ear.
  const misspelt = `${brand.slice(0, 5)}${brand.slice(6)}`
  await buyer.getByRole('textbox', { name: 'Search' }).fill(misspelt)
  await expect(buyer.getByText(name)).toBeVisible()
  await expect(buyer).toHaveURL(new RegExp(`q=${misspelt}`))
  await buyer.getByText(name).click()
  await expect(buyer).toHaveURL(address)
  await expect(buyer.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  await buyer.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(buyer.getByLabel('Quantity', { exact: true })).toHaveValue('2')
  await expect(buyer.getByRole('link', { name: 'Edit Crop' })).toHaveCount(0)
  await expectAccessible(buyer)

  await page.goto(`/login?redirect=${encodeURIComponent(new URL(address).pathname)}`)
  await logInByOtp(page, phone)
  await expect(page).toHaveURL(address)
  await page.getByRole('link', { name: 'Edit Crop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Crop' })).toBeVisible()
  await expect(page.getByLabel('Crop name')).toHaveValue(name)
  await page.getByLabel('Price').fill('45.5')
  await page.getByLabel('Archive this listing?').check()
  await page.getByRole('button', { name: 'Update Crop' }).click()
  await expect(page.getByText('Crop updated successfully')).toBeVisible()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('main').getByText('₹45.50').first()).toBeVisible()

  await buyer.goto(`/shop?q=${brand}`)
  await expect(buyer.getByText('No crops found')).toBeVisible()
  await openUntil(buyer, address, buyer.getByText('Unable to load product'))
  await buyer.context().close()
})

test('only its seller can edit a crop: another user is refused by page and by API', {
  tag: '@desktop',
}, async ({ page }) => {
  const seller = await createAccount(page.request)
  const { data } = await page.request
    .post('/api/crop/add-crop', {
      headers: { authorization: `Bearer ${seller.token}` },
      data: {
        name: 'Guarded gourd',
        category: 'Vegetables',
        price: 10,
        quantity: 5,
        harvestDate: inDays(-1),
        expiryDate: inDays(9),
        dispatchTime: 1,
      },
    })
    .then((response) => response.json())

  const other = await logInAsNew(page)
  await page.goto(`/dashboard/crops/edit/${data._id}`)
  await expect(page.getByText('You are not authorized to edit this crop.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/shop/${data._id}$`))

  const refused = await page.request.patch(`/api/crop/update-crop/${data._id}`, {
    headers: { authorization: `Bearer ${other.token}` },
    data: { price: 1 },
  })
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ success: false, code: 'crop.not_owner' })
})

test('form errors are shown in Hindi to Hindi readers, and nothing typed is lost', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await logInAsNew(page)
  await page.goto('/dashboard/crops/add?form=all')
  // The footer has one as well.
  const form = page.getByRole('main').locator('form')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await form.getByRole('textbox').first().fill('टमाटर')
  await form.locator('button[type=submit]').click()
  await expect(form.getByText('दाम ज़रूरी है')).toBeVisible()
  await expect(page.getByText('Price is required')).toHaveCount(0)
  await expect(form.getByRole('textbox').first()).toHaveValue('टमाटर')
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
})

test('the shop stores search, filters and page in the address, and Back restores them', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/shop')
  await expect(page.getByText(/Showing \d+ result\(s\)/)).toBeVisible()
  await choose(page, 'Category', 'Vegetables')
  await expect(page).toHaveURL(/category=Vegetables/)
  await choose(page, 'Sort', 'Price ↑')
  await expect(page).toHaveURL(/sort=price-low/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /View Product|Your Product/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/shop\/[\da-f-]{36}$/)
  await page.goBack()
  await expect(page).toHaveURL(
    /category=Vegetables.*sort=price-low|sort=price-low.*category=Vegetables/,
  )
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Vegetables')
  await page.goto('/shop?q=qqzzxxyy')
  await expect(page.getByText('No crops found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText(/Showing \d+ result\(s\)/)).toBeVisible()
})
