import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addressCodec,
  choiceField,
  flagField,
  pageField,
  searchField,
  textField,
} from './address-codec.ts'
import { cleanSearch } from './clean-search.ts'

const kinds = ['pest', 'disease'] as const
const codec = addressCodec({
  q: searchField,
  kind: choiceField(kinds, undefined),
  side: choiceField(['renter', 'owner'], 'renter'),
  mine: flagField,
  crop: textField(),
  page: pageField(500),
})

test('the initial state needs no query', () => {
  expect(codec.build(codec.initial)).toBe('')
  expect(codec.parse('')).toEqual(codec.initial)
})

test('the parameters are written in the order of the fields', () => {
  const state = { ...codec.initial, page: 2, kind: 'pest', q: 'red rice' } as const
  expect(codec.build(state)).toBe('?q=red+rice&kind=pest&page=2')
})

test.each(['page=0', 'page=501', 'page=1e2', 'kind=ghost', 'side=', 'mine=1', 'q=%00', 'other=1'])(
  'a wrong or unknown value leaves the initial state: %s',
  (search) => {
    expect(codec.parse(search)).toEqual(codec.initial)
  },
)

test('every state is read back from the address it was written to', () => {
  const anyState = fc.record({
    q: fc.string({ unit: 'grapheme', maxLength: 100 }).map(cleanSearch),
    kind: fc.constantFrom(undefined, ...kinds),
    side: fc.constantFrom('renter' as const, 'owner' as const),
    mine: fc.boolean(),
    crop: fc.string().map((text) => text.toWellFormed()),
    page: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(anyState, (state) => {
      expect(codec.parse(codec.build(state))).toEqual(state)
    }),
  )
})
