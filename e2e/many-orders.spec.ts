import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type Account, createAccount } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { addCrop, headersOf } from './support/listings.ts'
import { untilReady } from './support/page.ts'
import { nameAccount, newPerson } from './support/person.ts'
import { pressUndoable } from './support/undo.ts'

interface Placed {
  _id: string
  number: string
}

/** Orders a crop through the API, to be picked up and paid in cash. */
async function placeOrder(
  api: APIRequestContext,
  { token }: Account,
  cropId: string,
  quantity: number,
): Promise<Placed> {
  const answer = await api.post('/api/order/place-orders', {
    headers: headersOf(token),
    data: { lines: [{ cropId, quantity }], delivery: 'pickup', payBy: 'cash' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { orders: Placed[] } }).data.orders[0] as Placed
}

/** The numbers of the table's orders, from above. */
const numbersOf = async (page: Page) =>
  (await page.getByRole('row').allTextContents())
    .map((text) => text.match(/KH-[0-9A-Z]{8}/)?.[0])
    .filter((number) => number !== undefined)

test('a seller with twelve orders sorts them and accepts five at once; one of them has just been cancelled', {
  tag: '@desktop',
}, async ({ browser, request }) => {
  const seller = await newPerson(browser, 'Meera Kulkarni')
  const { page } = seller
  const name = `Chillies of ${Date.now()}`
  const cropId = await addCrop(page.request, seller, { name, price: 10, quantity: 5000 })
  const orders: Placed[] = []
  const buyers: Account[] = []
  // Each has a buyer of its own: nobody may wait for one seller with many orders.
  for (let index = 0; index < 12; index++) {
    const buyer = await createAccount(request)
    await nameAccount(page, buyer, `${'RZKMPANVBTSG'[index]}avi Kumar`)
    buyers.push(buyer)
    orders.push(await placeOrder(request, buyer, cropId, index + 1))
  }

  await page.goto('/dashboard/seller/orders')
  await untilReady(page)
  await expect(page.getByRole('row').filter({ hasText: 'KH-' })).toHaveCount(12)
  await page.getByRole('link', { name: 'Total' }).click()
  await expect(page).toHaveURL(/\?sort=total-high$/)
  const dearestFirst = orders.map(({ number }) => number).toReversed()
  await expect.poll(() => numbersOf(page)).toEqual(dearestFirst)
  await page.getByRole('link', { name: 'Buyer' }).click()
  await expect(page.getByRole('columnheader', { name: 'Buyer' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page.getByRole('row').nth(1)).toContainText('Aavi Kumar')
  await page.goBack()
  await expect.poll(() => numbersOf(page)).toEqual(dearestFirst)

  // Three by the pointer, two by the keyboard.
  const row = (number: string) => page.getByRole('row').filter({ hasText: number })
  for (const number of dearestFirst.slice(0, 3)) await row(number).getByRole('checkbox').check()
  await row(dearestFirst[2] as string).focus()
  for (const key of ['ArrowDown', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect(page.getByText('5 selected')).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys of the table' })
  await expect(keys).toContainText('select the row')
  await keys.getByRole('button', { name: 'Close' }).click()
  await expect(keys).toHaveCount(0)
  await expectAccessible(page)

  const sendAccepted = await pressUndoable(page, () =>
    page.getByRole('button', { name: 'Accept 5' }).click(),
  )
  await expect(page.getByText('Accepting: 5')).toBeVisible()
  const cancelled = orders.at(-2) as Placed
  const buyer = buyers.at(-2) as Account
  const answer = await request.post(`/api/order/change-status/${cancelled._id}`, {
    headers: headersOf(buyer.token),
    data: { to: 'cancelled' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const report = page.getByRole('status').filter({ hasText: 'Orders accepted: 4' })
  await sendAccepted()
  await expect(report).toBeVisible()
  await expect(report.getByRole('listitem')).toHaveText([new RegExp(`^${cancelled.number}`)])
  await expect(report).toContainText('has ended')
  await expect(row(cancelled.number).filter({ hasText: 'Cancelled' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Get it ready' })).toHaveCount(4)
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const sendReady = await pressUndoable(page, () =>
    page.getByRole('button', { name: 'Mark 4 as sent or ready' }).click(),
  )
  await page.getByRole('button', { name: 'Undo' }).focus()
  await sendReady()
  await expect(page.getByText('Orders marked as sent or ready: 4')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as table (CSV)' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^krishihaat-orders-.*\.csv$/)
  const table = await readFile(await file.path(), 'utf8')
  for (const cell of [cancelled.number, name, 'Ravi Kumar']) expect(table).toContain(cell)
  await page.context().close()
})

test('a seller on a phone reads a new order in Hindi, takes the answer back, and gives it again', {
  tag: '@phone',
}, async ({ browser, request }) => {
  const seller = await newPerson(browser, 'Meera Kulkarni')
  const { page } = seller
  const cropId = await addCrop(page.request, seller, { name: `Tomato ${Date.now()}`, price: 20 })
  const buyer = await createAccount(request)
  const { _id, number } = await placeOrder(request, buyer, cropId, 5)
  const statusNow = async () => {
    const answer = await request.get(`/api/order/get-order/${_id}`, {
      headers: headersOf(buyer.token),
    })
    return ((await answer.json()) as { data: { status: string } }).data.status
  }
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/dashboard/seller/orders')
  await untilReady(page)
  const card = page.getByRole('article').filter({ hasText: number })
  await expect(card).toContainText('टमाटर · Tomato')
  // A spreadsheet is for those with many orders.
  await expect(page.getByRole('button', { name: /CSV/ })).toHaveCount(0)
  await expectAccessible(page)
  await card.getByRole('button', { name: /^ऑर्डर लें/ }).click()
  await expect(card).toContainText('मान लिया')
  const undo = card.getByRole('button', { name: /^वापस लें/ })
  await expect(async () => {
    await undo.click({ timeout: 1000 })
    await expect(undo).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 8000 })
  expect(await statusNow()).toBe('placed')
  await card.getByRole('button', { name: /^ऑर्डर लें/ }).click()
  await expect(card).toContainText('मान लिया')
  // Leaving the page sends the answer at once.
  await page.goto(`/dashboard/orders/${_id}`)
  await expect.poll(statusNow, { timeout: 5000 }).toBe('accepted')
  await expect(page.getByRole('heading', { name: /माल तैयार रखिए/ })).toBeVisible()
  await expectAccessible(page)
  await page.context().close()
})
