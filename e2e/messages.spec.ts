import { expect, type Page, test } from '@playwright/test'
import { createAccount, logInByOtp } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { failCalls } from './support/calls.ts'
import { addCrop } from './support/listings.ts'
import { operatorPhones } from './support/operators.ts'
import { desktop, nameAccount, newPerson } from './support/person.ts'
import { picture } from './support/pictures.ts'
import { newOperator } from './support/second-factor.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })

/** A message as one of the two people sees it. */
const said = (page: Page, text: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text })

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

test('a buyer and a farmer write to each other live, with a photo and a lost connection; one reports and blocks the other, and the operator decides', {
  tag: '@phone',
}, async ({ page: buyer, browser }) => {
  test.setTimeout(150_000)
  const account = await createAccount(buyer.request)
  await nameAccount(buyer, account, 'Ravi Kumar')
  const person = await newPerson(browser, 'Meera Kulkarni', desktop)
  const seller = person.page
  const name = `Spinach of ${Date.now()}`
  const cropId = await addCrop(seller.request, person, { name })
  await seller.goto('/dashboard/messages')
  await expect(seller.getByText('No messages yet')).toBeVisible()

  await buyer.goto(`/shop/${cropId}`)
  await buyer.getByRole('link', { name: 'Contact Farmer' }).click()
  await expect(buyer).toHaveURL(/\/login\?redirect=/)
  await logInByOtp(buyer, account.phone)
  await expect(buyer).toHaveURL(/\/dashboard\/messages\/[\da-f-]{36}$/)
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Meera Kulkarni')
  await expect(buyer.getByRole('link', { name })).toBeVisible()
  await buyer.getByRole('button', { name: 'Is it still available?' }).click()
  await expect(field(buyer)).toBeFocused()
  await field(buyer).press('Enter')
  await expect(said(buyer, 'Is it still available?')).toHaveCount(1)

  // The farmer's page has not been reloaded.
  const row = seller.getByRole('main').getByRole('listitem').filter({ hasText: 'Ravi Kumar' })
  await expect(row).toContainText('Is it still available?')
  await expect(row.getByRole('img', { name: '1 unread' })).toBeVisible()
  await expect(
    seller.getByRole('navigation').getByRole('link', { name: /^Messages.*1 unread/ }),
  ).toBeVisible()
  await expectAccessible(seller)
  await row.getByRole('link').click()
  await expect(said(seller, 'Is it still available?')).toBeVisible()
  await expect(seller.getByRole('img', { name: '1 unread' })).toHaveCount(0)
  await write(seller, 'Yes, <b>two</b> sacks.')
  await expect(said(buyer, 'Yes, <b>two</b> sacks.')).toBeVisible()
  await seller.locator('input[type=file]').setInputFiles([await picture('sack.jpg', 'darkgreen')])
  await expect(seller.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await expect(seller.getByRole('progressbar')).toHaveCount(0)
  await field(seller).press('Enter')
  await expect(buyer.getByRole('link', { name: 'Open photo 1' })).toBeVisible()
  await expectAccessible(buyer)

  const mendLine = await failCalls(buyer, 'message.send')
  await write(buyer, 'I come on Sunday.')
  await expect(said(buyer, 'I come on Sunday.')).toContainText('Waiting for a connection')
  await field(buyer).fill('Half written')
  // The reloaded page tries once by itself: only after that has failed is there something to press.
  const failedAgain = buyer.waitForResponse(/\/trpc\/message\.send/)
  await buyer.reload()
  await expect(said(buyer, 'I come on Sunday.')).toBeVisible()
  await expect(field(buyer)).toHaveValue('Half written')
  await failedAgain
  await expect(said(buyer, 'I come on Sunday.')).toContainText('Waiting for a connection')
  await mendLine()
  await buyer.getByRole('button', { name: 'Try again' }).click()
  await expect(buyer.getByText('Waiting for a connection')).toHaveCount(0)
  await expect(said(seller, 'I come on Sunday.')).toHaveCount(1)

  await write(seller, 'Pay me in advance to this account!')
  await expect(said(buyer, 'in advance')).toBeVisible()
  await buyer.getByRole('button', { name: 'More' }).click()
  await buyer.getByRole('menuitem', { name: 'Report' }).click()
  const report = buyer.getByRole('dialog', { name: 'Report a message' })
  await report.getByLabel('Note').fill(`About ${name}`)
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(said(buyer, 'in advance')).toContainText('Reported')
  await buyer.getByRole('button', { name: 'More' }).click()
  await buyer.getByRole('menuitem', { name: 'Block' }).click()
  await buyer.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(buyer.getByText(/^You have blocked this person/)).toBeVisible()
  await expect(field(buyer)).toHaveCount(0)
  await seller.reload()
  await expect(seller.getByText('This person does not take messages from you.')).toBeVisible()
  await expect(field(seller)).toHaveCount(0)

  const operator = await newOperator(browser, 'Olga Operator', operatorPhones.messages, desktop)
  const admin = operator.page
  await admin.goto('/admin/messages')
  const card = admin.getByRole('article').filter({ hasText: `About ${name}` })
  await expect(card).toContainText('Pay me in advance to this account!')
  await card.getByRole('button', { name: /^Hide message/ }).click()
  await admin.getByRole('dialog').getByLabel('Reason').fill('Money in advance')
  await admin.getByRole('dialog').getByRole('button', { name: 'Hide message' }).click()
  await expect(card).toHaveCount(0)
  await buyer.reload()
  await expect(said(buyer, 'This message was removed by KrishiHaat.')).toBeVisible()
  await expect(said(buyer, 'in advance')).toHaveCount(0)
  await buyer.getByRole('button', { name: 'Unblock' }).click()
  await expect(field(buyer)).toHaveValue('Half written')
  await admin.context().close()
  await seller.context().close()
})
