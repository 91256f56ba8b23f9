import { createAccount, logInWith } from '../../e2e/support/account.ts'
import type { Meter } from './meter.ts'

/** From the home page to a price of onions. */
export async function onionPrice({ page, begin, tap, fill }: Meter): Promise<void> {
  await begin('/')
  await tap(page.getByRole('link', { name: /Mandi prices/ }).first())
  await fill(page.getByRole('textbox', { name: 'Search' }), 'onion')
  const price = page.getByRole('main').locator('article, li, tr').filter({ hasText: /onion/i })
  await price.filter({ hasText: '₹' }).first().waitFor()
}

/** From the home page to an answer of FarmAdvisor that names its source. */
export async function askAboutDisease({ page, begin, tap, fill }: Meter): Promise<void> {
  const { token } = await createAccount(page.request)
  await logInWith(page, token)
  await begin('/')
  await tap(page.getByRole('link', { name: /Chat with Bot|Ask FarmAdvisor/ }).first())
  await fill(
    page.getByRole('textbox', { name: 'Your question' }),
    'Brown pustules on the leaves of my wheat',
  )
  await tap(page.getByRole('button', { name: 'Send' }))
  const answer = page.locator('[data-role=bot]').filter({ hasText: /Source:/ })
  await answer.first().waitFor()
}
