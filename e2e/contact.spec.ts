import { expect, test } from '@playwright/test'
import { startSmtpStandIn } from '../src/server/testing/stand-ins/smtp-server.ts'
import { createAccount, logInWith } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { failCalls } from './support/calls.ts'
import { choose } from './support/form.ts'
import { startOtherApp } from './support/other-app.ts'
import { openFooterGroup } from './support/shell.ts'

const sentences = [
  'Name is required',
  'Email is required',
  'Please select a subject',
  'Message is required',
]

test('the contact form says what is missing, loses nothing when the connection breaks, and thanks', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Message is required')

  await page.getByLabel('Name').fill('Asha Devi')
  await page.getByLabel('Email', { exact: true }).fill('asha@')
  await page.getByLabel('Message').fill('Hello')
  await send.click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByText('Please provide a more detailed message')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Email', { exact: true }).fill('asha@farm.example')
  await choose(page, 'Subject', 'Support and problems')
  const message = `<b>My wheat</b> listing has no picture. ${crypto.randomUUID()}`
  await page.getByLabel('Message').fill(message)
  const mend = await failCalls(page, 'contact.send')
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error connecting' })).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(message)
  await mend()
  await send.click()
  await expect(page.getByText('Message sent. Thank you!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you, Asha Devi!' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('the second address has the form too, filled in for logged-in users', {
  tag: '@desktop',
}, async ({ page }) => {
  const { token } = await createAccount(page.request)
  await page.request.patch('/api/user/update-user', {
    headers: { authorization: `Bearer ${token}` },
    data: { firstName: 'Ravi', lastName: 'Kumar', email: 'ravi@farm.example' },
  })
  await logInWith(page, token)
  await page.goto('/contact-us')
  await expect(page.getByLabel('Name')).toHaveValue('Ravi Kumar')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ravi@farm.example')
  await expectAccessible(page)
  await page.goto('/contact?topic=workshop')
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('General question')
  await expect(page.getByLabel('Message')).toHaveValue(/workshop on April 15/)
})

test('without a mail server the footer says that the newsletter cannot start yet', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/faq')
  const footer = page.getByRole('contentinfo')
  await openFooterGroup(page, 'Contact')
  await footer.getByLabel(/Newsletter/).fill('asha@')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Invalid email address')).toBeVisible()
  await expect(footer.getByLabel(/Newsletter/)).toBeFocused()
  await footer.getByLabel(/Newsletter/).fill('asha@farm.example')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText(/until then nothing is sent/)).toBeVisible()
})

test('the newsletter starts with the button on the page that the mail links to, and a truncated link does nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const smtp = await startSmtpStandIn()
  const app = await startOtherApp({ SMTP_URL: smtp.url, MAIL_TO: 'help@haat.example' })
  try {
    await page.goto(`${app.origin}/contact`)
    await page.getByLabel('Name').fill('Asha Devi')
    await page.getByLabel('Email', { exact: true }).fill('asha@farm.example')
    await choose(page, 'Subject', 'Other')
    await page.getByLabel('Message').fill('I would like to read your advice.')
    await page.getByLabel('Send me the newsletter too').check()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(/Confirm there that you want it/)).toBeVisible()

    const newest = (to: string) =>
      smtp.received.findLast(({ recipients }) => recipients.includes(to))
    await expect.poll(() => newest('help@haat.example')?.text).toContain('read your advice')
    await expect.poll(() => newest('asha@farm.example')?.text).toContain('/newsletter/confirm')
    const { pathname, search } = new URL(
      newest('asha@farm.example')?.text?.match(/http\S+/)?.[0] ?? '',
    )
    await page.goto(app.origin + pathname + search)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yes, send it to me' }).click()
    await expect(page.getByRole('heading', { name: 'You will get the newsletter.' })).toBeFocused()

    await page.goto(`${app.origin}/newsletter/unsubscribe?token=cut`)
    await page.getByRole('button', { name: 'Stop the newsletter' }).click()
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
    await expectAccessible(page)
  } finally {
    await app.stop()
    await smtp.close()
  }
})
