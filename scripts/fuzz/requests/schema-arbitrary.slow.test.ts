import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContract } from '../contract.ts'
import { kinds } from '../fuzz-request.ts'
import { createIdPool } from '../id-pool.ts'
import { requestNumber } from '../run-fuzz.ts'
import { allRequests } from './all-requests.ts'
import { brokenOf } from './broken-value.ts'
import { arbitraryOf } from './schema-arbitrary.ts'

const contract = readContract()
const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6 })
addFormats.default(ajv)
const ids = createIdPool()

const inputs = contract.procedures
  .filter(({ hasInput }) => hasInput)
  .map(({ name, input }) => ({ name, input, validate: ajv.compile(input) }))

test('every procedure’s input is generated as its schema allows', () => {
  expect(inputs.length).toBeGreaterThan(80)
  for (const { name, input, validate } of inputs) {
    for (const value of fc.sample(arbitraryOf(input, ids.forField), { seed: 7, numRuns: 20 })) {
      // As sent over the wire, where an undefined member is left out.
      const sent = JSON.parse(JSON.stringify(value))
      expect(validate(sent), `${name}: ${JSON.stringify(sent)}`).toBe(true)
    }
  }
})

test('most broken inputs are refused by the schema they are made from', () => {
  const verdicts = inputs.flatMap(({ input, validate }) =>
    fc
      .sample(brokenOf(arbitraryOf(input, ids.forField)), { seed: 7, numRuns: 20 })
      .map((value) => validate(JSON.parse(JSON.stringify(value) ?? 'null'))),
  )
  const refused = verdicts.filter((isValid) => !isValid).length
  expect(refused / verdicts.length).toBeGreaterThan(0.5)
  // Unknown members and odd but allowed texts pass the schema, and have to be tried too.
  expect(refused).toBeLessThan(verdicts.length)
})

test('a seed repeats the same requests, of every kind', () => {
  const market = { farmers: [], buyers: [], operators: [], programs: [], ids, ownersOf: () => [] }
  const make = () => {
    const all = allRequests(contract, market, [Buffer.from('a picture')], kinds)
    return Array.from({ length: 600 }, (_, nth) => requestNumber(all, 42, nth))
  }
  const requests = make()
  expect(make()).toEqual(requests)
  expect(new Set(requests.map(({ kind }) => kind))).toEqual(new Set(kinds))
})

test('ids are collected from answers and used in the fields that need them', () => {
  const pool = createIdPool()
  pool.harvest({ crops: [{ _id: 'c1', user: { _id: 'u1' }, images: ['/uploads/a.webp'] }] })
  pool.harvest({ crops: [{ id: 'wheat' }] })
  pool.harvest({ question: { _id: 'q1', answerList: [{ _id: 'a1' }] } })
  expect(pool.forField('cropId')).toEqual(['c1', 'wheat'])
  expect(pool.forField('sellerId')).toEqual(['u1'])
  expect(pool.forField('images')).toEqual(['/uploads/a.webp'])
  expect(pool.forField('answerId')).toEqual(['a1'])
  expect(pool.forField('postId')).toEqual(['q1', 'a1'])
})
