import { randomBytes } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { axeFindings, expectAccessible } from './support/axe.ts'
import { addCrop, addEquipment, headersOf } from './support/listings.ts'
import { newPerson, type Person } from './support/person.ts'

const cards = (page: Page) => page.getByRole('article')

/** A seller whose profile has this PIN code. */
async function sellerAt(browser: Browser, zip: string): Promise<Person> {
  const seller = await newPerson(browser, 'Asha Kale')
  const answer = await seller.page.request.patch('/api/user/update-user', {
    headers: headersOf(seller.token),
    data: { address: { zip, country: 'India' } },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return seller
}

async function choosePlace(page: Page, opener: string, pin: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click()
  await page.getByRole('combobox', { name: 'PIN code, village or town' }).fill(pin)
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a buyer near Pune finds what is near first, widens the search, and resets all of it', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const word = `tamatar${randomBytes(3).toString('hex')}`
  const pune = await sellerAt(browser, '411001')
  const nagpur = await sellerAt(browser, '440001')
  await addCrop(pune.page.request, pune, { name: `${word} of Pune` })
  // Newer, so that only the distance puts it last.
  await addCrop(nagpur.page.request, nagpur, { name: `${word} of Nagpur` })
  await addCrop(nagpur.page.request, nagpur, { name: `rare${word}` })

  await page.goto(`/shop?q=${word}`)
  await expect(cards(page).filter({ hasText: `${word} of` })).toHaveCount(2)
  await expect(cards(page).first()).toContainText('Nagpur')
  await expect(page.getByRole('option', { name: 'Nearest' })).toHaveCount(0)
  await choosePlace(page, 'Near me', '411001')

  await expect(page).toHaveURL(/sort=nearest&near=411001&radius=50/)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('less than 1 km away')
  await page.getByRole('combobox', { name: 'Distance' }).selectOption('Any distance')
  await expect(cards(page).filter({ hasText: `${word} of` })).toHaveCount(2)
  await expect(cards(page).first()).toContainText(`${word} of Pune`)
  await expect(cards(page).filter({ hasText: 'of Nagpur' })).toContainText(/[67]\d\d km away/)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove filter: Near Pune' })).toBeVisible()
  await expect(cards(page).first()).toContainText(`${word} of Pune`)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveValue('50')
  await expect(cards(page)).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'Search' }).fill(`rare${word}`)
  await expect(page.getByRole('heading', { name: 'None near Pune' })).toBeVisible()
  await expect(page.getByText('1 farther away')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show those farther away' }).click()
  await expect(cards(page)).toContainText(`rare${word}`)
  await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveValue('')

  // Faster than the pause after which a search starts.
  await page.getByRole('textbox', { name: 'Search' }).pressSequentially('onion')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await page.waitForTimeout(600)
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Remove filter' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Near Pune' })).toBeVisible()

  await page.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra')
  await page.getByRole('combobox', { name: 'District' }).selectOption('Nagpur')
  await page.getByRole('textbox', { name: 'Search' }).fill(word)
  await expect(page).toHaveURL(/state=Maharashtra&district=Nagpur/)
  await expect(cards(page).filter({ hasText: word })).toHaveCount(1)
  await expect(cards(page).first()).toContainText(`${word} of Nagpur`)
})

test('in Hindi a place is chosen by its name, machines near it are listed, and every page knows it', {
  tag: ['@phone', '@slow'],
}, async ({ page, browser }) => {
  const word = `hal${randomBytes(3).toString('hex')}`
  const owner = await sellerAt(browser, '422001')
  await addEquipment(owner.page.request, owner, { name: `${word} Nashik` })

  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto(`/rental?q=${word}`)
  await page.getByRole('button', { name: 'मेरे आसपास' }).click()
  const typed = page.getByRole('combobox', { name: 'पिन कोड, गाँव या शहर' })
  await expect(typed).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await typed.fill('नासिक')
  await page
    .getByRole('option', { name: /^नासिक/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^फ़िल्टर हटाएँ: नासिक/ })).toBeVisible()
  await expect(cards(page)).toContainText(/किमी (से कम )?दूर/)
  expect(await axeFindings(page)).toEqual([])

  await page.goto('/weather')
  await expect(page.getByRole('heading', { level: 2, name: /नासिक/ })).toBeVisible()
  await page.goto('/market-price')
  await expect(page.getByRole('combobox', { name: 'राज्य' })).toHaveValue('Maharashtra')
  await page.goto('/crop-calendar')
  await expect(page.getByRole('combobox', { name: 'राज्य' })).toHaveValue('Maharashtra')
  await page.getByRole('button', { name: /नासिक.*बदलें/ }).click()
  await page.getByRole('button', { name: 'मेरी जगह भूल जाएँ' }).click()
  await expect(page.getByRole('button', { name: 'अपनी जगह चुनें' })).toBeVisible()
})

test('a place in the search words is understood and said, with a way out', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const word = `bhindi${randomBytes(3).toString('hex')}`
  const pune = await sellerAt(browser, '411001')
  const nagpur = await sellerAt(browser, '440001')
  await addCrop(pune.page.request, pune, { name: `${word} A` })
  await addCrop(nagpur.page.request, nagpur, { name: `${word} B` })
  await page.goto(`/shop?q=${word}+pune`)
  await expect(page.getByText(`Showing “${word}” near Pune`)).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: `Search “${word}” everywhere` }).click()
  await expect(page).toHaveURL(new RegExp(`q=${word}$`))
  await expect(cards(page).filter({ hasText: word })).toHaveCount(2)
})

test('a PIN code fills in the profile’s city and state, and a wrong one is refused at the field', {
  tag: '@phone',
}, async ({ browser }) => {
  const { page } = await newPerson(browser, 'Meera Patil')
  await page.goto('/my-profile')
  const zip = page.getByLabel('ZIP')
  await zip.fill('999999')
  await expect(page.getByText('We do not know this PIN code.')).toBeVisible()
  await zip.fill('411001')
  await expect(page.getByText(/Pune district, Maharashtra/)).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Pune')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Maharashtra')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.goto('/shop')
  await expect(page.getByRole('button', { name: 'Near Pune' })).toBeVisible()
})

test('a PIN code of the address that is not known is asked for again, with the reason at the field', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/shop?near=999999&radius=50&sort=nearest')
  await page.getByRole('alert').getByRole('button', { name: 'Choose your place' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your place' })
  const field = dialog.getByRole('combobox', { name: 'PIN code, village or town' })
  await expect(field).toHaveValue('999999')
  await expect(dialog.getByText('We do not know this PIN code.')).toBeVisible()
  await field.fill('४११००१')
  await dialog.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(page).toHaveURL(/near=411001/)
  await expect(page.getByRole('button', { name: 'Near Pune', exact: true })).toBeVisible()
})

for (const { address, sentence } of [
  { address: '/shop?near=999999', sentence: 'We do not know this PIN code.' },
  {
    address: '/rental?near=15,70&radius=50',
    sentence: 'There is no place in India near this point',
  },
  { address: '/shop?state=Bihar&district=Pune', sentence: 'We do not know this district.' },
]) {
  test(`${address} says what is wrong with the place, and the way out is one press`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await page.getByRole('alert').getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/(shop|rental)$/)
    await expect(cards(page).first()).toBeVisible()
  })
}
