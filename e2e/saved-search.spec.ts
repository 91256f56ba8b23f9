import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { holdAnswers } from './support/code.ts'
import { addCrop, changeCrop } from './support/listings.ts'
import { desktop, newPerson } from './support/person.ts'

const unread = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? ''
    const answer = await fetch('/api/user/notices', {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await answer.json()).data.unread as number
  })

test('a saved search tells once of a new listing, and not of its change', {
  tag: '@desktop',
}, async ({ browser }) => {
  const word = `kanda${randomBytes(3).toString('hex')}`
  const buyer = await newPerson(browser, 'Ravi Patil', desktop)
  const seller = await newPerson(browser, 'Asha Kale')
  const { page } = buyer

  await page.goto(`/shop?q=${word}&maxPrice=25`)
  await page.getByRole('button', { name: 'up to ₹25 per kg', exact: true }).click()
  const price = page.getByRole('textbox', { name: 'Price per kg up to' })
  await expect(price).toHaveValue('25')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of the search' })).toHaveValue(
    `${word}, up to ₹25 per kg`,
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Saved searches' }).last().click()
  await expect(page).toHaveURL(/dashboard\/saved-searches/)
  await expect(page.getByText('Nothing new since')).toBeVisible()
  await expectAccessible(page)

  const dear = await addCrop(seller.page.request, seller, { name: `${word} dear`, price: 40 })
  const cropId = await addCrop(seller.page.request, seller, { name: `${word} red`, price: 22 })
  await expect.poll(() => unread(page), { timeout: 20_000 }).toBe(1)
  await changeCrop(seller.page.request, seller, cropId, { price: 20 })
  await changeCrop(seller.page.request, seller, dear, { price: 20 })
  await page.reload()
  await expect(page.getByText('Last notified on')).toBeVisible()
  expect(await unread(page)).toBe(1)

  await page.getByRole('link', { name: `${word}, up to ₹25 per kg` }).click()
  await expect(page).toHaveURL(/maxPrice=25/)
  const heart = page.getByRole('button', { name: `Favourite: ${word} red` })
  // The heart fills at once; leaving the app before the answer would end the request.
  const stored = page.waitForResponse((answer) => answer.url().includes('/trpc/favourite.add'))
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await stored
  await page.goto('/dashboard/favourites')
  await expect(page.getByRole('article')).toContainText(`${word} red`)
  await expectAccessible(page)
})

test('a press on the heart counts while the favourites are loading, and so does the next before the answer', {
  tag: '@phone',
}, async ({ browser }) => {
  const word = `methi${randomBytes(3).toString('hex')}`
  const seller = await newPerson(browser, 'Asha Kale')
  await addCrop(seller.page.request, seller, { name: word })
  const { page } = await newPerson(browser, 'Ravi Patil')
  const releaseIds = await holdAnswers(page, ['favourite.ids'])
  const releaseAnswer = await holdAnswers(page, ['favourite.add'])
  await page.goto(`/shop?q=${word}`)
  const heart = page.getByRole('button', { name: `Favourite: ${word}` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  releaseIds()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const answers: string[] = []
  page.on('response', (answer) => {
    const [change] = /(?<=\/trpc\/favourite\.)(add|remove)/.exec(answer.url()) ?? []
    if (change) answers.push(change)
  })
  releaseAnswer()
  await expect.poll(() => answers).toEqual(['add', 'remove', 'add'])
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/dashboard/favourites')
  await expect(page.getByRole('article')).toContainText(word)
})

test('a visitor who presses the heart logs in and comes back', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const word = `bhindi${randomBytes(3).toString('hex')}`
  const seller = await newPerson(browser, 'Asha Kale')
  await addCrop(seller.page.request, seller, { name: word })
  await page.goto(`/shop?q=${word}`)
  const heart = page.getByRole('button', { name: `Favourite: ${word}` })
  const box = await heart.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await heart.click()
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=.*${word}`))
})
