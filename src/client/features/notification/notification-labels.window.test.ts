import { beforeAll, expect, test } from 'vitest'
import { formatters } from '#client/platform/format/format.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { translation } from '#client/platform/i18n/translation.ts'
import { bookingStatuses } from '#shared/booking/booking.constants.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { NotificationContent } from '#shared/notification/notification.schema.ts'
import { orderStatuses } from '#shared/order/order.constants.ts'
import { notificationLabels } from './notification-labels.ts'

beforeAll(() => startTranslation())

const say = (content: NotificationContent, language: Language = 'en') =>
  notificationLabels(content, {
    t: translation.t,
    language,
    format: formatters('en'),
  })

const order = (changes: object) =>
  ({
    kind: 'order',
    orderId: 'o1',
    number: 'KH-1',
    by: 'Asha',
    item: 'Tomato',
    more: 0,
    total: 12500,
    delivery: 'delivery',
    to: 'buyer',
    change: 'placed',
    ...changes,
  }) as NotificationContent
const booking = (changes: object) =>
  ({
    kind: 'booking',
    bookingId: 'b1',
    number: 'KB-1',
    by: 'Asha',
    item: 'Tractor',
    from: '2026-12-03',
    until: '2026-12-05',
    to: 'owner',
    change: 'requested',
    ...changes,
  }) as NotificationContent

test.each([
  [
    order({ to: 'seller', more: 2 }),
    'Asha ordered Tomato and 2 more for ₹12,500. Accept it within 24 hours.',
  ],
  [
    order({ to: 'seller', deliveryFee: 620 }),
    'Asha ordered Tomato for ₹12,500, ₹620 of it for delivery. Accept it within 24 hours.',
  ],
  [order({ change: 'accepted', by: '' }), 'The seller accepted your order KH-1: Tomato.'],
  [order({ change: 'dispatched' }), 'Your order KH-1 is on its way to you: Tomato.'],
  [
    order({ change: 'dispatched', delivery: 'pickup' }),
    'Your order KH-1 is ready for pick-up: Tomato.',
  ],
  // Whether a review is possible by then depends on who confirmed what.
  [order({ change: 'delivered' }), 'Your order KH-1 is delivered: Tomato.'],
  [booking({ to: 'renter', change: 'completed' }), 'Your booking of Tractor is completed.'],
  [
    booking({}),
    'Asha would like to rent Tractor: 3 Dec 2026 to 5 Dec 2026. Answer within 24 hours.',
  ],
  [
    booking({ until: '2026-12-03', answerBy: '2026-12-03T18:30:00.000Z' }),
    'Asha would like to rent Tractor: 3 Dec 2026. Answer by 4 Dec 2026, 12:00 am.',
  ],
  [
    booking({ to: 'renter', change: 'declined', until: '2026-12-03' }),
    'Asha declined your booking of Tractor: 3 Dec 2026.',
  ],
])('%j is a sentence', (content, text) => {
  expect(say(content).text).toBe(text)
})

test('every event of an order or a booking gives both parties a sentence and a link', () => {
  for (const change of [...orderStatuses, 'payment-claimed', 'cash-received']) {
    for (const to of ['buyer', 'seller']) {
      const { href, text } = say(order({ change, to }))
      expect(href).toBe('/dashboard/orders/o1')
      expect(text).toMatch(/^[A-Z].*KH-1.*\.$|^Asha ordered Tomato/)
      expect(text).not.toContain('{{')
    }
  }
  for (const change of bookingStatuses) {
    for (const to of ['renter', 'owner']) {
      const { href, text } = say(booking({ change, to }))
      expect(href).toBe('/dashboard/bookings/b1')
      expect(text).toMatch(/^[A-Z].*Tractor.*\.$/)
      expect(text).not.toContain('{{')
    }
  }
})

test('a price alert names the mandi in the language of the page', () => {
  const alert: NotificationContent = {
    kind: 'price-alert',
    seriesId: 's1',
    name: 'Wheat',
    market: 'Agra',
    marketHindi: 'आगरा',
    direction: 'above',
    level: 2500,
    modal: 2510,
    arrivalDate: '2026-11-20',
  }
  expect(say(alert).text).toContain('Wheat at Agra')
  expect(say(alert, 'hi').text).toContain('आगरा')
  expect(say({ ...alert, marketHindi: undefined }, 'hi').text).toContain('Agra')
})
