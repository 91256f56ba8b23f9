import { expect, type Page, test } from '@playwright/test'
import { type Account, createAccount } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { operatorPhones } from './support/operators.ts'
import { openUntil } from './support/page.ts'
import { newPerson } from './support/person.ts'
import { newOperator } from './support/second-factor.ts'

async function report(page: Page, { token }: Account, postId: string) {
  const headers = { authorization: `Bearer ${token}` }
  const data = { postId, reason: 'dangerous' }
  const answered = await page.request.post('/api/community/report-post', { headers, data })
  expect(answered.status()).toBe(200)
}

/** Makes an account old enough for its reports to count towards hiding a post. */
async function verify(page: Page, operator: Account, { token }: Account) {
  const headers = (account: Pick<Account, 'token'>) => ({
    authorization: `Bearer ${account.token}`,
  })
  const user = await page.request.get('/api/user/get-user', { headers: headers({ token }) })
  const data = { userId: (await user.json()).data._id, isVerified: true, reason: 'Known to us' }
  const answered = await page.request.post('/api/desk/verify-person', {
    headers: headers(operator),
    data,
  })
  expect(answered.status()).toBe(200)
}

test('a question is asked, answered, notified, marked as helpful and found by search; three reports hide an answer', {
  tag: '@desktop',
}, async ({ browser, page: visitor }) => {
  const title = `Why do my okra pods stay small? (${Date.now()})`
  const asker = await newPerson(browser, 'Meera Kulkarni')
  await asker.page.goto('/community-support')
  await asker.page.getByRole('link', { name: 'Ask a question' }).first().click()
  await expect(asker.page.getByRole('heading', { level: 1 })).toHaveText('Ask a question')
  await asker.page.getByLabel('Question title').fill(title)
  await asker.page.getByLabel('Details').fill('First line\nRing me on 98765 43210')
  await expect(asker.page.getByText('This looks like a phone number.')).toBeVisible()
  await asker.page.getByLabel('Details').fill('First line\n<b>Second</b> line')
  await asker.page.getByRole('combobox', { name: 'Crop' }).selectOption('okra')
  await asker.page.getByRole('button', { name: 'Post question' }).click()
  await expect(asker.page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(asker.page.getByText('<b>Second</b> line')).toBeVisible()
  const address = new URL(asker.page.url()).pathname

  const helper = await newPerson(browser, 'Gopal Nair')
  await helper.page.goto(address)
  await helper.page.getByLabel('Your answer').fill('Pick every second day and water more often.')
  await helper.page.getByRole('button', { name: 'Post answer' }).click()
  const answer = helper.page.getByRole('article').filter({ hasText: 'Pick every second day' })
  await expect(answer).toContainText('Gopal N.')
  await expect(answer.getByRole('button', { name: /Helpful/ })).toHaveCount(0)

  await asker.page.goto('/dashboard/community')
  await asker.page.getByRole('button', { name: /^Notifications/ }).click()
  await asker.page.getByRole('link', { name: `Gopal N. answered your question: ${title}` }).click()
  await expect(asker.page).toHaveURL(new RegExp(`${address}$`))
  const helpful = asker.page
    .getByRole('article')
    .filter({ hasText: 'Pick every second day' })
    .getByRole('button', { name: /Helpful/ })
  await helpful.click()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await expect(helpful).toHaveAccessibleName('Helpful (1)')
  await asker.page.reload()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')

  await visitor.goto('/community-support')
  // A misspelt search, for the crop's name only.
  await visitor.getByRole('textbox', { name: 'Search' }).fill('okra smal pods')
  await expect(visitor).toHaveURL(/q=okra/)
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor.getByText('Pick every second day')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.goBack()
  await expect(visitor.getByRole('textbox', { name: 'Search' })).toHaveValue('okra smal pods')

  const questionId = address.split('/').at(-1) ?? ''
  const read = await visitor.request.get(`/api/community/question/${questionId}`)
  const [{ _id: answerId }] = (await read.json()).data.answerList
  await asker.page.goto(address)
  const doubtful = asker.page.getByRole('article').filter({ hasText: 'Pick every second day' })
  await doubtful.getByRole('button', { name: 'Report' }).click()
  await asker.page.getByRole('dialog').getByLabel('Reason').selectOption('spam')
  await asker.page.getByRole('button', { name: 'Send report' }).click()
  await expect(doubtful).toHaveCount(0)
  await openUntil(visitor, address, visitor.getByText('Pick every second day'))
  const operator = await newOperator(browser, 'Om Operator', operatorPhones.community)
  await verify(visitor, operator, asker)
  for (const name of ['One', 'Two']) {
    const account = await newPerson(browser, `${name} Reporter`)
    await verify(visitor, operator, account)
    await report(visitor, account, answerId)
  }
  await openUntil(visitor, address, visitor.getByRole('heading', { name: 'No answer yet' }))
  await helper.page.reload()
  await expect(answer).toContainText('Under review')
})

test('a visitor may write first: Back returns to the board unchanged, and the question survives the login', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/community-support?topic=soil')
  await page.getByRole('link', { name: 'Ask a question' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\?topic=soil$/)
  await page.goForward()
  await page.getByRole('button', { name: 'Log in and post' }).click()
  await expect(page.getByLabel('Question title')).toBeFocused()
  await page.getByLabel('Question title').fill('How deep do I plough sandy soil?')
  await page.getByRole('button', { name: 'Log in and post' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  const { token } = await createAccount(page.request)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto(new URL(page.url()).searchParams.get('redirect') ?? '')
  await expect(page.getByLabel('Question title')).toHaveValue('How deep do I plough sandy soil?')
  await expect(page.getByRole('button', { name: 'Post question' })).toBeVisible()
  await expectAccessible(page)
})
