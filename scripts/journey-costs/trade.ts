import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Account, createAccount, logInWith } from '../../e2e/support/account.ts'
import { inDays } from '../../e2e/support/form.ts'
import { addCrop, addEquipment, headersOf } from '../../e2e/support/listings.ts'
import { nameAccount } from '../../e2e/support/person.ts'
import type { Language } from '../../src/shared/kit/language.constants.ts'
import type { JourneyMeter } from './journey-meter.ts'
import { beginningWith } from './page-texts.ts'

const address = { line: '12 Well Road', city: 'Nashik', state: 'Maharashtra', zip: '422001' }
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** An account with a name, an address and a UPI ID. */
async function person(page: Page, name: string): Promise<Account> {
  const account = await createAccount(page.request)
  await nameAccount(page, account, name)
  await page.request.patch('/api/user/update-user', {
    headers: headersOf(account.token),
    data: { address, upiId: 'journeys@okbank' },
  })
  return account
}

/** A name that no other listing begins with: a search finds these alone, and no search of others finds them. */
const brand = () => `Zamb${Date.now().toString(36)}`

export async function orderFromTwo({ page, t, begin, tap, fill }: JourneyMeter): Promise<void> {
  const name = brand()
  for (const seller of ['Meera Kulkarni', 'Gopal Nair']) {
    await addCrop(page.request, await person(page, seller), { name: `${name} ${seller}` })
  }
  await logInWith(page, (await person(page, 'Ravi Kumar')).token)
  await begin('/shop')
  await fill(page.getByRole('textbox', { name: t('Search') }), name)
  for (const seller of ['Meera', 'Gopal']) {
    const card = page.getByRole('main').getByRole('link', { name: new RegExp(`${name} ${seller}`) })
    await tap(card.first())
    await tap(button(page, t('Add to Cart')).first())
    await expect(page.getByRole('link', { name: new RegExp(`^${t('Cart')} \\d`) })).toBeVisible()
    if (seller === 'Meera') await page.goto(`/shop?q=${name}`)
  }
  await page.goto('/cart')
  await tap(page.getByRole('link', { name: t('Go to checkout') }).first())
  await tap(button(page, beginningWith(t('Place order'))).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('Thank you, your order has been sent to the sellers'),
  )
}

const dayIn = (language: Language) =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' })

export async function bookThreeDays({
  page,
  language,
  t,
  begin,
  tap,
}: JourneyMeter): Promise<void> {
  const owner = await person(page, 'Asha Patil')
  const id = await addEquipment(page.request, owner, { name: brand() })
  await logInWith(page, (await person(page, 'Ravi Kumar')).token)
  await begin(`/rental/${id}`)
  const day = (days: number) =>
    button(page, new RegExp(`^${dayIn(language).format(new Date(inDays(days)))}(,|$)`))
  const next = button(page, t('Next month'))
  await next.waitFor()
  for (const days of [1, 3]) {
    if ((await day(days).count()) === 0) await tap(next)
    await tap(day(days))
  }
  await tap(button(page, t('Book Now')).first())
  await tap(page.getByRole('dialog').getByRole('button', { name: t('Send request') }))
  await page.waitForURL(/\/dashboard\/bookings\//)
}

/** An order that waits for its seller. @returns its id and both people. */
async function placedOrder(page: Page) {
  const seller = await person(page, 'Meera Kulkarni')
  const buyer = await person(page, 'Ravi Kumar')
  const cropId = await addCrop(page.request, seller, { name: brand() })
  const answer = await page.request.post('/api/order/place-orders', {
    headers: headersOf(buyer.token),
    data: {
      lines: [{ cropId, quantity: 5 }],
      delivery: 'pickup',
      payBy: 'upi',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data } = (await answer.json()) as { data: { orders: { _id: string }[] } }
  return { seller, buyer, orderId: data.orders[0]?._id ?? '' }
}

const post = (api: APIRequestContext, { token }: Account, path: string, data: object) =>
  api.post(`/api/order/${path}`, { headers: headersOf(token), data })

export async function answerOrderAndGetPaid({ page, t, begin, tap }: JourneyMeter): Promise<void> {
  const { seller, buyer, orderId } = await placedOrder(page)
  await logInWith(page, seller.token)
  await begin('/dashboard')
  await tap(
    page
      .getByRole('main')
      .getByRole('link', { name: beginningWith(t('New order: {{item}}')) })
      .first(),
  )
  const accept = button(page, beginningWith(t('Accept')))
  await tap(accept.first())
  await expect(accept).toHaveCount(0)
  // Leaving the list sends the answer, which could be undone until then.
  await page.goto(`/dashboard/orders/${orderId}`)
  const claim = { reference: '123456789012' }
  await expect(async () => {
    const answer = await post(page.request, buyer, `give-payment-reference/${orderId}`, claim)
    expect(answer.status()).toBe(200)
  }).toPass()
  const paid = button(page, beginningWith(t('Confirm payment')))
  await tap(paid.first())
  const dialog = page.getByRole('dialog')
  const isPaid = async () => {
    const headers = headersOf(seller.token)
    const answer = await page.request.get(`/api/order/get-order/${orderId}`, { headers })
    return ((await answer.json()) as { data: { paidAt: string | null } }).data.paidAt !== null
  }
  // The answer needs no press here, or one in a dialog, whichever comes.
  await expect.poll(async () => (await dialog.isVisible()) || isPaid()).toBe(true)
  if (await dialog.isVisible()) await tap(dialog.getByRole('button').last())
  await expect.poll(isPaid).toBe(true)
}

export async function whyDeclined({ page, t, begin, tap }: JourneyMeter): Promise<void> {
  const { seller, buyer, orderId } = await placedOrder(page)
  const reason = 'Sold out this morning'
  const declined = await post(page.request, seller, `change-status/${orderId}`, {
    to: 'declined',
    reason,
  })
  expect(declined.status(), await declined.text()).toBe(200)
  await logInWith(page, buyer.token)
  await begin('/')
  await tap(button(page, beginningWith(t('Notifications ({{unread}} unread)'))).first())
  const entry = page
    .getByText(
      new RegExp(
        beginningWith(t('{{name}} declined your order {{number}}: {{item}}.')).source.slice(1),
      ),
    )
    .first()
  await tap(entry)
  await expect(page.getByText(reason).first()).toBeVisible()
}
