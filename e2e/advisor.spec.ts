import { expect, type Page, test } from '@playwright/test'
import { logInAsNew } from './support/account.ts'
import { holdCalls } from './support/calls.ts'

const welcome =
  "Welcome to FarmAdvisor! I'm your personal agricultural assistant. How can I help with your farming needs today?"
const apology = "Sorry, I couldn't fetch the response. Please try again."
const stream = '**/trpc/chat.stream**'

const talk = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
/** The answers that name a source and link to it. */
const sourced = (page: Page) =>
  talk(page)
    .locator('[data-role=bot]')
    .filter({ hasText: /Source:|स्रोत:/ })
    .filter({ has: page.getByRole('link') })
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const suggestions = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Suggested questions' }) })
    .getByRole('button')

/** Picks a topic, in the drawer on a phone and in the sidebar elsewhere. */
async function pickTopic(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Open sidebar' }).click()
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText(`Topic: ${name}`)).toBeVisible()
}

test('FarmAdvisor requires a login, then shows a welcome with suggestions by topic', async ({
  page,
  isMobile,
}) => {
  await page.goto('/chatbot')
  await expect(page).toHaveURL(/\/login\?redirect=\/chatbot$/)
  await logInAsNew(page)
  await page.goto('/chatbot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agricultural Assistant')
  await expect(page.getByText(welcome)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(suggestions(page)).toHaveCount(6)

  const toggle = page.getByRole('button', { name: isMobile ? 'Open sidebar' : 'Collapse sidebar' })
  const links = page.getByRole('navigation', { name: 'Assistant' }).getByRole('link')
  await expect(links).toHaveCount(isMobile ? 0 : 3)
  await toggle.click()
  await expect(links).toHaveText(
    isMobile ? ['Dashboard', 'Planting Calendar', 'Crop Database'] : [],
  )
  await page.getByRole('button', { name: isMobile ? 'Collapse sidebar' : 'Open sidebar' }).click()
  await expect(links).toHaveCount(isMobile ? 0 : 3)

  await pickTopic(page, 'Irrigation', isMobile)
  await expect(suggestions(page)).toHaveText([
    'Which crops grow well with little water?',
    'When should wheat get its first irrigation?',
  ])
  const requested = page.waitForRequest(stream)
  await suggestions(page).last().click()
  expect((await requested).postData()).toContain('"category":"Irrigation"')
  await expect(sourced(page)).toBeVisible()
  await pickTopic(page, 'All Topics', isMobile)
  await expect(suggestions(page)).toHaveCount(6)
})

test('a question is answered in its language with sources, a failure is reported, and the conversation is stored until it is cleared', {
  tag: '@phone',
}, async ({ page }) => {
  await logInAsNew(page)
  await page.goto('/chatbot')
  await field(page).fill('   ')
  await field(page).press('Enter')
  await expect(talk(page).getByText('You asked:')).toHaveCount(0)

  const release = await holdCalls(page, 'chat.stream')
  await field(page).fill('How do I store wheat?')
  await field(page).press('Enter')
  await expect(talk(page).getByText('Analyzing farm data...')).toBeVisible()
  await expect(field(page)).toBeDisabled()
  await expect(send(page)).toBeDisabled()
  release()
  await expect(talk(page).getByText('Analyzing farm data...')).toBeHidden()
  await expect(sourced(page)).toHaveCount(1)
  await expect(field(page)).toBeEnabled()
  await expect(field(page)).toBeFocused()

  const question = 'गेहूं में पहली सिंचाई कब करें?'
  await field(page).fill(question)
  await send(page).click()
  await expect(sourced(page)).toHaveCount(2)
  const answers = talk(page).locator('[data-role=bot] div[lang]')
  await expect(answers.last()).toHaveAttribute('lang', 'hi')
  await expect(answers.last()).toContainText('गेह')

  await page.route(stream, (route) => route.abort())
  await field(page).fill('How much seed does mustard need?')
  await field(page).press('Enter')
  await expect(talk(page).getByText(apology)).toBeVisible()
  await page.unrouteAll()
  await talk(page).getByRole('button', { name: 'Try again' }).click()
  await expect(sourced(page)).toHaveCount(3)
  await expect(talk(page).getByText(apology)).toHaveCount(0)

  await page.reload()
  await expect(talk(page).getByText(question)).toBeVisible()
  await expect(sourced(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Clear conversation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clear conversation?' })
  await dialog.getByRole('button', { name: 'Clear conversation' }).click()
  await expect(dialog).toBeHidden()
  await expect(talk(page).getByText(question)).toHaveCount(0)
  await page.reload()
  await expect(suggestions(page)).toHaveCount(6)
  await expect(talk(page).getByText('You asked:')).toHaveCount(0)
})
