import { bodyExamples } from './openapi-bodies.data.ts'

/** What the document shows of an operation's input, beside its schema. */
interface OperationExample {
  /** Query parameters that say little by their schema: what they mean, and a value. */
  parameters?: Readonly<Record<string, { description: string; example: string | number }>>
  body?: object
  /** Fields of the body of which a request has exactly one. */
  oneOf?: readonly string[]
}

const place = {
  near: {
    description:
      'Where distances are measured from: a PIN code, or latitude and longitude such as `18.52,73.85`. Each listing then has ' +
      '`distanceKm`, and `sort` may be `nearest`.',
    example: '411001',
  },
  radius: {
    description: 'Kilometres around `near`; without it, any distance.',
    example: 50,
  },
}

const listingId = '01a20494-04ce-779c-859e-0673aef03e91'
const orderId = '01a20494-04ce-779c-859e-0673aef03e92'
const favourite = { body: { kind: 'crop', listingId } }

const onlyBodies = Object.fromEntries(
  Object.entries(bodyExamples).map(([operation, body]) => [operation, { body }]),
)

/** By method and path. A test checks each against the operation's own input. */
export const operationExamples: Readonly<Record<string, OperationExample>> = {
  ...onlyBodies,
  'get /crop/all-crops': {
    parameters: {
      ...place,
      minPrice: {
        description: 'Rupees per kilogram; leaves out what is sold by litre or piece.',
        example: 10,
      },
      maxPrice: { description: 'As `minPrice`, the highest.', example: 25 },
    },
  },
  'get /equipment/all-equipments': { parameters: place },
  'get /place/resolve': {
    parameters: {
      pin: { description: 'A PIN code of six digits.', example: '411001' },
    },
  },
  'post /saved-search/save-search': {
    body: {
      kind: 'crop',
      name: 'Onions near Pune',
      q: 'onion',
      near: '411001',
      radius: 100,
      maxPrice: 25,
    },
  },
  'patch /saved-search/update-search/{searchId}': { body: { isOn: false } },
  'post /crop/add-crop': {
    body: {
      name: 'Wheat',
      category: 'Grains',
      price: 28,
      quantity: 500,
      unit: 'kg',
      harvestDate: '2026-04-10',
      expiryDate: '2027-06-30',
      dispatchTime: 2,
    },
  },
  'patch /crop/update-crop/{cropId}': { body: { price: 29.5 } },
  'post /basket/check': { body: { lines: [{ cropId: listingId, quantity: 20, price: 28 }] } },
  'post /order/place-orders': {
    body: {
      lines: [{ cropId: listingId, quantity: 20, price: 28 }],
      delivery: 'delivery',
      payBy: 'upi',
      address: {
        name: 'Ravi Kale',
        phone: '9876500002',
        line: '12 Station Road',
        city: 'Nashik',
        state: 'Maharashtra',
        zip: '422001',
      },
    },
  },
  'post /order/set-reference/{orderId}': { body: { externalId: 'PO-2026-0815' } },
  'get /order/find-order': {
    parameters: {
      number: { description: 'The public number of the order.', example: 'KH-7Q2M9XPA' },
    },
  },
  'post /order/change-status/{orderId}': { body: { to: 'accepted' } },
  'post /order/give-payment-reference/{orderId}': { body: { reference: '412345678901' } },
  'post /booking/request-booking': {
    body: { equipmentId: listingId, from: '2026-12-01', to: '2026-12-03', pricePerDay: 1500 },
  },
  'post /review/add-review': {
    body: { orderId, stars: 5, text: 'Clean and dry.' },
    oneOf: ['orderId', 'bookingId'],
  },
  'post /message/open-conversation': {
    body: { cropId: listingId },
    oneOf: ['cropId', 'equipmentId', 'orderId', 'bookingId'],
  },
  'post /auth/login/request-otp': { body: { phone: '9876500001' } },
  'post /market/add-alert': { body: { seriesId: listingId, direction: 'above', level: 2400 } },
  'get /weather/get-weather': {
    parameters: {
      city: {
        description: 'A town; not needed with `lat` and `lon`, which take precedence.',
        example: 'Nashik',
      },
    },
  },
  'post /favourite/add-favourite': favourite,
  'post /favourite/remove-favourite': favourite,
}
