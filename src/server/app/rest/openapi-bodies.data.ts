const id = (nth: number) => `01a20494-04ce-779c-859e-0673aef03e${String(nth).padStart(2, '0')}`

const [cropId, equipmentId] = [id(91), id(95)]
const [orderId, bookingId] = [id(92), id(96)]
const phone = '9876500001'
/** What an operator writes in the log of decisions. */
const reason = 'The photo shows another machine.'

const tractor = {
  name: 'Mahindra 475 DI',
  category: 'Tractor',
  pricePerDay: 1500,
  contactNumber: '+91 98765 00001',
  availableFrom: '2026-12-01',
  availableTo: '2027-11-30',
  images: ['/uploads/01a20494-tractor.webp'],
}
const wheat = {
  name: 'Sharbati wheat',
  category: 'Grains',
  price: 28,
  quantity: 500,
  unit: 'kg',
  harvestDate: '2026-04-10',
  expiryDate: '2027-06-30',
  dispatchTime: 2,
}

/** Bodies of requests, by method and path. A test checks each against the operation's own input. */
export const bodyExamples: Readonly<Record<string, object>> = {
  'post /auth/login/verify-otp': { phone, otp: '123456', requestId: id(1) },
  'post /auth/register/request-otp': { phone },
  'post /auth/register/verify-otp': { phone, otp: '123456', requestId: id(1) },
  'post /auth/register/with-proof': { phone, requestId: id(1), proof: 'the-proof-of-the-answer' },
  'post /second-factor/confirm': { method: 'app', code: '123456' },
  'post /second-factor/passkey/register': {
    name: 'My phone',
    passkey: {
      id: 'mM9yVnWvQkGf',
      rawId: 'mM9yVnWvQkGf',
      type: 'public-key',
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZQ',
        transports: ['internal'],
      },
    },
  },
  'post /second-factor/app/confirm': { code: '123456' },
  'post /second-factor/remove': { method: 'app' },
  'post /account/request-deletion': { otp: '123456' },
  'post /api-keys/create-key': {
    name: 'Our till',
    scopes: ['listings:read', 'orders:read', 'orders:write'],
    days: 90,
  },
  'post /basket/put-line': { cropId, quantity: 20, price: 28, unit: 'kg' },
  'post /basket/join': { lines: [{ cropId, quantity: 20, price: 28, unit: 'kg' }] },
  'post /booking/change-status/{bookingId}': { to: 'declined', reason: 'In repair that week.' },
  'post /booking/change-statuses': { bookingIds: [bookingId], to: 'accepted' },
  'post /booking/block-days': { equipmentId, from: '2026-12-10', to: '2026-12-12' },
  'post /webhooks/create-webhook': {
    name: 'Our stock',
    url: 'https://stock.example/events',
    types: ['order.placed', 'stock.changed'],
  },
  'patch /webhooks/update-webhook/{webhookId}': { isPaused: true },
  'post /chat/personalized': {
    message: 'When do I sow wheat?',
    language: 'en',
    place: { name: 'Nashik', state: 'Maharashtra', lat: 20, lon: 73.8 },
  },
  'post /community/ask-question': {
    title: 'How do I keep onions over the monsoon?',
    body: 'I have 40 quintals in a shed.',
    topic: 'crops',
    crop: 'onion',
    state: 'Maharashtra',
  },
  'patch /community/update-question/{questionId}': { body: 'I have 60 quintals in a shed.' },
  'post /community/answer-question': { questionId: id(2), body: 'Let air through from below.' },
  'patch /community/update-answer/{answerId}': { body: 'Let air through, and sort each week.' },
  'post /community/mark-helpful': { postId: id(3), isHelpful: true },
  'post /community/report-post': {
    postId: id(3),
    reason: 'spam',
    note: 'The same text five times',
  },
  'post /contact/send-message': {
    name: 'Asha Kale',
    email: 'asha@farm.example',
    subject: 'support',
    message: 'My order stays empty.',
  },
  'patch /delivery/update-terms': {
    crops: { mode: 'radius', radiusKm: 40, flatFee: 50, perKmFee: 8, freeAbove: 5000 },
    equipment: { mode: 'radius', radiusKm: 25, perKmFee: 12, leastDays: 2 },
  },
  'post /desk/verify-person': {
    userId: id(4),
    isVerified: true,
    seen: { name: 'Asha Kale', upiId: 'asha@okbank' },
    reason: 'The name is that of the UPI ID.',
  },
  'post /desk/stop-api-key': { keyId: id(5), reason: 'It was published.' },
  'post /desk/stop-webhook': { webhookId: id(5), reason: 'It is misused.' },
  'post /desk/hide-listing': { kind: 'equipment', listingId: equipmentId, reason },
  'post /desk/restore-listing': { kind: 'equipment', listingId: equipmentId, reason },
  'post /desk/settle-listing': { kind: 'equipment', listingId: equipmentId, reason },
  'post /desk/decide-post': {
    postId: id(3),
    decision: 'remove',
    reason: 'It sells a banned poison.',
  },
  'post /desk/decide-message': { messageId: id(6), decision: 'hide', reason: 'It is a threat.' },
  'post /desk/decide-review': {
    reviewId: id(7),
    decision: 'restore',
    reason: 'It is about the goods.',
  },
  'post /desk/close-contest': { orderId, reason: 'Both sides have agreed.' },
  'post /desk/handle-contact': { messageId: id(8), isHandled: true, reason: 'Answered by mail.' },
  'post /desk/decide-session': {
    sessionId: id(9),
    decision: 'confirm',
    reason: 'The expert is free.',
  },
  'post /equipment/add-equipment': tractor,
  'patch /equipment/update-equipment/{equipmentId}': { pricePerDay: 1400, status: 'available' },
  'post /expert/request-session': {
    field: 'soil-water',
    crop: 'Onion',
    state: 'Maharashtra',
    preferredDay: '2026-12-04',
    partOfDay: 'morning',
    language: 'hi',
    question: 'How often do I water after planting?',
  },
  'post /message/send-message/{conversationId}': { text: 'Can I collect it on Friday?' },
  'post /message/mark-read/{conversationId}': { upTo: 12 },
  'post /message/report-message/{messageId}': { reason: 'fraud', note: 'Wants money beforehand.' },
  'post /newsletter/subscribe': { email: 'asha@farm.example', language: 'hi' },
  'post /newsletter/confirm': { token: 'the-token-of-the-link' },
  'post /newsletter/unsubscribe': { token: 'the-token-of-the-link' },
  'post /user/read-notices': { ids: [id(10)] },
  'patch /user/notice-settings': { smsOrders: true, community: false },
  'post /order/change-statuses': { orderIds: [orderId], to: 'accepted' },
  'post /order/contest-delivery/{orderId}': { reason: 'Only half of it came.' },
  'post /proposals/propose-listing': wheat,
  'post /proposals/propose-order': { cropId, quantity: 20, unit: 'kg', delivery: 'pickup' },
  'post /proposals/propose-accept-order': { orderId },
  'post /proposals/propose-price': { cropId, price: 29.5 },
  'post /report/report-listing': {
    kind: 'crop',
    listingId: cropId,
    reason: 'wrong',
    note: 'No photo of it',
  },
  'post /listing-import/check/{importId}': {
    mapping: ['externalId', 'name', 'price', 'unit', 'quantity', null],
  },
  'post /sandbox/move-clock': { hours: 48 },
  'patch /user/update-user': {
    firstName: 'Asha',
    upiId: 'asha@okbank',
    address: { city: 'Nashik', state: 'Maharashtra', zip: '422001' },
  },
  'post /user/setup': {
    firstName: 'Asha',
    lastName: 'Kale',
    kind: 'farmer',
    activities: ['sell', 'rent'],
    city: 'Nashik',
    state: 'Maharashtra',
    zip: '422001',
    language: 'hi',
  },
  'post /user/add-identity': { farmerId: 'MH-1234567' },
}
