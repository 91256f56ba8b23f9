import { type Browser, type BrowserContextOptions, devices, type Page } from '@playwright/test'
import { type Account, createAccount, logInWith } from './account.ts'
import { headersOf } from './listings.ts'

/** A user with an account, a name and a browser of their own. */
export interface Person extends Account {
  page: Page
}

/** The screen of such a user, whatever the test's own page has. */
export const desktop: BrowserContextOptions = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
}

/** A logged-in user in a browser of their own. @param name first and last. */
export async function newPerson(
  browser: Browser,
  name: string,
  { phone, ...options }: BrowserContextOptions & { phone?: string } = {},
): Promise<Person> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const account = await createAccount(page.request, phone)
  await nameAccount(page, account, name)
  await logInWith(page, account.token)
  return { ...account, page }
}

/** Gives an account a first and a last name. */
export async function nameAccount(page: Page, { token }: Account, name: string): Promise<void> {
  const [firstName, lastName = ''] = name.split(' ')
  await page.request.patch('/api/user/update-user', {
    headers: headersOf(token),
    data: { firstName, lastName },
  })
}
