/** What the document shows of an operation's input, beside its schema. */
interface OperationExample {
  /** Query parameters that say little by their schema: what they mean, and a value. */
  parameters?: Readonly<Record<string, { description: string; example: string | number }>>
  body?: object
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
const favourite = { body: { kind: 'crop', listingId } }

/** By method and path. A test checks each against the operation's own input. */
export const operationExamples: Readonly<Record<string, OperationExample>> = {
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
  'post /favourite/add-favourite': favourite,
  'post /favourite/remove-favourite': favourite,
}
