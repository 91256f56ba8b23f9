import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareContracts } from './compare-contracts.ts'
import type { ContractDocument, ContractOperation, ContractSchema } from './contract-document.ts'
import { addToLog, readRelease } from './release.ts'

const crop: ContractSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 100 },
    price: { type: ['number', 'null'] },
    unit: { type: 'string', enum: ['kg', 'ton'] },
    seller: { $ref: '#/components/schemas/Seller' },
    stock: { type: 'object', propertyNames: { enum: ['pune', 'nashik'] } },
  },
  required: ['name', 'unit'],
}

function documentOf(input: ContractSchema, answer: ContractSchema): ContractDocument {
  const operation: ContractOperation = {
    security: [{}, { bearer: [] }],
    parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
    requestBody: { required: true, content: { 'application/json': { schema: input } } },
    responses: { 200: { content: { 'application/json': { schema: answer } } } },
  }
  const seller = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
  return {
    info: { version: '1.0.0' },
    paths: { '/crop': { post: operation } },
    components: { schemas: { Seller: seller, ErrorCode: { type: 'string', enum: ['a.b'] } } },
  }
}

const before = documentOf(crop, crop)

/** A copy of the document with one thing changed. */
function changed(change: (operation: ContractOperation, document: ContractDocument) => void) {
  const after = structuredClone(before)
  const operation = after.paths['/crop']?.post
  if (operation) change(operation, after)
  return compareContracts(before, after)
}

const bodyOf = (operation: ContractOperation) =>
  operation.requestBody?.content?.['application/json']?.schema ?? {}
const answerOf = (operation: ContractOperation) =>
  operation.responses?.['200']?.content?.['application/json']?.schema ?? {}
const members = (schema: ContractSchema) => schema.properties ?? {}

type Change = Parameters<typeof changed>[0]

test.each<[string, Change]>([
  ['is gone', (_, { paths }) => delete paths['/crop']],
  ['needs a token', (operation) => (operation.security = [{ bearer: [] }])],
  ['lost the parameter page', (operation) => (operation.parameters = [])],
  [
    'requires the new parameter pin',
    ({ parameters }) => parameters?.push({ name: 'pin', in: 'query', required: true }),
  ],
  ['lost the member price', (operation) => delete members(answerOf(operation)).price],
  ['lost the member name', (operation) => delete members(bodyOf(operation)).name],
  ['requires the member price', (operation) => bodyOf(operation).required?.push('price')],
  ['may leave out the member unit', (operation) => (answerOf(operation).required = ['name'])],
  ['lost the values ton', (operation) => members(answerOf(operation)).unit?.enum?.pop()],
  [
    'lost the values nashik',
    (operation) => members(bodyOf(operation)).stock?.propertyNames?.enum?.pop(),
  ],
  ['lost the values kg', (operation) => members(bodyOf(operation)).unit?.enum?.shift()],
  [
    'narrowed its maxLength',
    (operation) => Object.assign(members(bodyOf(operation)).name ?? {}, { maxLength: 50 }),
  ],
  [
    'changed its multipleOf',
    (operation) => Object.assign(members(bodyOf(operation)).price ?? {}, { multipleOf: 0.01 }),
  ],
  [
    'changed its type from number,null to number',
    (operation) => Object.assign(members(bodyOf(operation)).price ?? {}, { type: 'number' }),
  ],
  [
    'lost the member city',
    (_, { components }) => delete components.schemas.Seller?.properties?.city,
  ],
  ['lost the values a.b', (_, { components }) => components.schemas.ErrorCode?.enum?.pop()],
])('a change that %s breaks clients', (what, change) => {
  expect(changed(change)).toContainEqual(expect.objectContaining({ isBreaking: true, what }))
})

test.each<[string, Change]>([
  ['is new', (operation, { paths }) => (paths['/other'] = { get: operation })],
  ['has the new parameter pin', ({ parameters }) => parameters?.push({ name: 'pin', in: 'query' })],
  [
    'has the new member tags',
    (operation) => Object.assign(members(bodyOf(operation)), { tags: { type: 'array' } }),
  ],
  [
    'has the new values surat',
    (operation) => members(answerOf(operation)).stock?.propertyNames?.enum?.push('surat'),
  ],
  ['has the new values g', (operation) => members(answerOf(operation)).unit?.enum?.push('g')],
])('a change that %s breaks nobody', (what, change) => {
  const changes = changed(change)
  expect(changes).toContainEqual(expect.objectContaining({ what }))
  expect(changes.filter(({ isBreaking }) => isBreaking)).toEqual([])
})

const leaf: fc.Arbitrary<ContractSchema> = fc.oneof(
  fc.record({ type: fc.constant('string'), maxLength: fc.nat(4) }, { requiredKeys: ['type'] }),
  fc.record(
    { type: fc.constantFrom('number', 'integer'), minimum: fc.integer({ min: -3, max: 3 }) },
    { requiredKeys: ['type'] },
  ),
  fc.record({ type: fc.constant<string[]>(['string', 'null']) }),
  fc.record({
    type: fc.constant('string'),
    enum: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
  }),
)
const objectSchema: fc.Arbitrary<ContractSchema> = fc
  .record({ a: leaf, b: leaf }, { requiredKeys: ['a'] })
  .chain((properties) =>
    fc.subarray(Object.keys(properties)).map((required) => ({
      type: 'object',
      properties,
      required,
      additionalProperties: false,
    })),
  )
const value = fc.record(
  {
    a: fc.oneof(
      fc.constantFrom('a', 'b', 'c', 'longer'),
      fc.integer({ min: -4, max: 4 }),
      fc.constant(null),
    ),
    b: fc.oneof(
      fc.constantFrom('a', 'b'),
      fc.double({ min: -4, max: 4, noNaN: true }),
      fc.constant(null),
    ),
  },
  { requiredKeys: [] },
)

test('what was allowed before and is refused now is always found, and equal documents never differ', () => {
  const ajv = new Ajv2020({ strict: false })
  fc.assert(
    fc.property(
      objectSchema,
      objectSchema,
      fc.array(value, { maxLength: 20 }),
      (old, now, values) => {
        expect(compareContracts(documentOf(old, old), documentOf(old, old))).toEqual([])
        const isBroken = values.some((each) => ajv.validate(old, each) && !ajv.validate(now, each))
        const changes = compareContracts(documentOf(old, crop), documentOf(now, crop))
        if (isBroken) expect(changes.some(({ isBreaking }) => isBreaking)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('the code’s API breaks no client of its released form, and the docs are those of this code', () => {
  const { changes, isCurrent } = readRelease()
  expect(changes.filter(({ isBreaking }) => isBreaking)).toEqual([])
  // Otherwise run: npm run openapi -- --accept
  expect(isCurrent).toBe(true)
})

test('the changelog has the newest day first and one heading a day', () => {
  const first = addToLog('# Changes\n', '2026-11-22', ['- a'])
  expect(first).toBe('# Changes\n\n## 2026-11-22\n\n- a\n')
  const second = addToLog(first, '2026-11-23', ['- b'])
  expect(second).toBe('# Changes\n\n## 2026-11-23\n\n- b\n\n## 2026-11-22\n\n- a\n')
  expect(addToLog(second, '2026-11-23', ['- c'])).toContain('## 2026-11-23\n\n- c\n- b\n')
})
