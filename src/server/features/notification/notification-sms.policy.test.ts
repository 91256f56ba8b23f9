import { describe, expect, test } from 'vitest'
import type { NotificationContent } from '#shared/notification/notification.schema.ts'
import { fitsSms, smsText, smsTopic } from './notification-sms.policy.ts'

const site = 'https://krishihaat.example'

const order = (changes: Partial<Extract<NotificationContent, { kind: 'order' }>> = {}) =>
  ({
    kind: 'order',
    orderId: 'o',
    number: 'KH-2F7K-9QX4',
    change: 'placed',
    to: 'seller',
    by: 'Asha Devi',
    item: 'Tomato',
    more: 0,
    total: 12500,
    delivery: 'delivery',
    ...changes,
  }) as const

const booking = (changes: Partial<Extract<NotificationContent, { kind: 'booking' }>> = {}) =>
  ({
    kind: 'booking',
    bookingId: 'b',
    number: 'KB-7Q2M-4XTR',
    change: 'requested',
    to: 'owner',
    by: 'Ramesh Patil',
    item: 'Mahindra Tractor',
    from: '2026-12-03',
    until: '2026-12-05',
    ...changes,
  }) as const

test.each([
  [
    order(),
    'New order KH-2F7K-9QX4 from Asha Devi: Tomato, Rs 12,500. Please accept it within 24 hours.',
  ],
  [
    order({ by: '', more: 2 }),
    'New order KH-2F7K-9QX4: Tomato +2, Rs 12,500. Please accept it within 24 hours.',
  ],
  [
    order({ to: 'buyer', change: 'accepted' }),
    'Your order KH-2F7K-9QX4 (Tomato, Rs 12,500) was accepted.',
  ],
  [
    order({ to: 'buyer', change: 'dispatched', total: 99.5 }),
    'Your order KH-2F7K-9QX4 (Tomato, Rs 99.50) is on its way to you.',
  ],
  [
    order({ to: 'buyer', change: 'dispatched', delivery: 'pickup' }),
    'Your order KH-2F7K-9QX4 (Tomato, Rs 12,500) is ready for pick-up.',
  ],
  [
    booking(),
    'Booking KB-7Q2M-4XTR: Ramesh Patil asks for Mahindra Tractor, 3 Dec to 5 Dec. Please answer within 24 hours.',
  ],
  [
    booking({ until: '2026-12-03', answerBy: '2026-12-03T18:30:00.000Z' }),
    'Booking KB-7Q2M-4XTR: Ramesh Patil asks for Mahindra Tractor, 3 Dec. Please answer today.',
  ],
  [
    booking({ to: 'renter', change: 'accepted', until: '2026-12-03' }),
    'Your booking KB-7Q2M-4XTR of Mahindra Tractor, 3 Dec, was accepted.',
  ],
  [
    booking({ to: 'renter', change: 'declined' }),
    'Your booking KB-7Q2M-4XTR of Mahindra Tractor, 3 Dec to 5 Dec, was declined.',
  ],
])('%j reads well in English', (content, sentence) => {
  expect(smsText(content, 'en', null)).toBe(`KrishiHaat: ${sentence}`)
})

test('the SMS that asks for a login says until when, in one message', () => {
  const content = { kind: 'login-due', day: '2027-11-24' } as const
  expect(smsTopic(content)).toBe('security')
  expect(smsText(content, 'en', site)).toBe(
    'KrishiHaat: You have not logged in for 11 months. Please log in before 24 Nov, or your phone number alone will no longer open your account.',
  )
  const hindi = smsText(content, 'hi', null)
  expect(hindi).toMatch(/^कृषि हाट: 11 महीने से .*24 नव/)
  for (const text of [hindi, smsText(content, 'en', null)]) expect(fitsSms(text), text).toBe(true)
})

test('Hindi texts are in Hindi, with the site’s address where it fits', () => {
  expect(smsText(order({ by: 'आशा देवी', item: 'टमाटर' }), 'hi', site)).toBe(
    `कृषि हाट: नया ऑर्डर KH-2F7K-9QX4, आशा देवी से: टमाटर, ₹12,500। 24 घंटे में ऑर्डर लें या मना करें। ${site}`,
  )
})

const names = [
  'Tomato',
  '',
  'Shree Mahalakshmi Krushi Seva Kendra and Sons',
  'श्री महालक्ष्मी कृषि सेवा केंद्र',
  '🍅🍅',
  'a'.repeat(200),
]
const contents = [
  ...(['accepted', 'dispatched'] as const).map((change) =>
    order({ to: 'buyer', change, more: 49 }),
  ),
  order({ total: 99_999_999.99 }),
  ...(['accepted', 'declined'] as const).map((change) => booking({ to: 'renter', change })),
  booking(),
]

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test.each(names)(
    'the text fits, with number and amount, whatever users are called (%s)',
    (name) => {
      for (const content of contents) {
        for (const address of [null, site, `https://${'long.'.repeat(30)}example`]) {
          const text = smsText({ ...content, by: name, item: name }, language, address)
          expect(fitsSms(text), text).toBe(true)
          expect(text).toContain(content.number)
          if (content.kind === 'order') expect(text).toMatch(/(Rs |₹)[\d,.]+/)
        }
      }
    },
  )
})

test('no phone number or link that users wrote gets into a message', () => {
  const text = smsText(
    order({ by: 'Call 98765 43210', item: 'Rice https://evil.example/x +91-98-76-54-32-10' }),
    'en',
    null,
  )
  expect(text).not.toMatch(/98|evil\.|\/|:\/\//)
})

test('only important notifications are sent by SMS', () => {
  const sentBySms = (['buyer', 'seller'] as const).flatMap((to) =>
    (['placed', 'accepted', 'paid', 'dispatched', 'delivered', 'payment-claimed'] as const)
      .filter((change) => smsTopic(order({ to, change })) === 'orders')
      .map((change) => `${to} ${change}`),
  )
  expect(sentBySms).toEqual(['buyer accepted', 'buyer dispatched', 'seller placed'])
  expect(smsTopic(booking({ to: 'renter', change: 'requested' }))).toBeNull()
  expect(smsTopic({ kind: 'verified', isVerified: true })).toBeNull()
  expect(smsTopic({ kind: 'webhook', change: 'secret-rolled', name: 'Stock' })).toBe('security')
  expect(smsTopic({ kind: 'webhook', change: 'failing', name: 'Stock' })).toBeNull()
})

describe('the site’s address', () => {
  const contents: NotificationContent[] = [
    {
      ...({
        kind: 'saved-search',
        listing: 'crop',
        listingId: 'l',
        name: 'Alphonso mango',
      } as const),
      searchId: 's',
      searchName: 'Mangoes',
      countInSms: 3,
    },
    { kind: 'second-factor', change: 'added', method: 'app' },
    { kind: 'api-key', change: 'created', name: 'My helper' },
    { kind: 'webhook', change: 'created', name: 'Our stock' },
    { kind: 'webhook', change: 'moved', name: 'Our stock' },
    { kind: 'webhook', change: 'secret-rolled', name: 'Our stock' },
    order({ to: 'buyer', change: 'accepted' }),
  ]

  test.each(contents)('follows the text of %j where it fits', (content) => {
    const text = smsText(content, 'en', null)
    expect(text).not.toContain('null')
    expect(smsText(content, 'en', site)).toBe(`${text} ${site}`)
  })

  test.each(contents)('is left out of the text of %j where it is too long', (content) => {
    const long = `https://${'long.'.repeat(30)}example`
    expect(smsText(content, 'en', long)).toBe(smsText(content, 'en', null))
  })
})
