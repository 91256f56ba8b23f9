import { createAccount, logInWith } from '../../e2e/support/account.ts'
import type { Language } from '../../src/shared/kit/language.constants.ts'
import type { JourneyMeter } from './journey-meter.ts'
import { beginningWith } from './page-texts.ts'

/** From the home page to the price of a crop, by its name in each language. */
export const priceOf =
  (crop: Record<Language, string>) =>
  async ({ page, language, t, begin, tap, fill }: JourneyMeter): Promise<void> => {
    const name = crop[language]
    await begin('/')
    await tap(page.getByRole('link', { name: beginningWith(t('Mandi prices')) }).first())
    await fill(page.getByRole('textbox', { name: t('Search') }), name)
    const price = page.getByRole('main').locator('article, li, tr').filter({ hasText: name })
    await price.filter({ hasText: '₹' }).first().waitFor()
  }

/** From the home page to an answer of FarmAdvisor that names its source. */
export async function askAboutDisease({
  page,
  language,
  t,
  begin,
  tap,
  fill,
}: JourneyMeter): Promise<void> {
  const { token } = await createAccount(page.request)
  await logInWith(page, token)
  await begin('/')
  await tap(page.getByRole('link', { name: beginningWith(t('Ask FarmAdvisor')) }).first())
  await fill(
    page.getByRole('textbox', { name: t('Your question') }),
    language === 'hi' ? 'गेहूँ के पत्तों पर पीले धब्बे' : 'Brown pustules on the leaves of my wheat',
  )
  await tap(page.getByRole('button', { name: t('Send'), exact: true }))
  const answer = page.locator('[data-role=bot]').filter({ hasText: t('Source:') })
  await answer.first().waitFor()
}
