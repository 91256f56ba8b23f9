import { expect, test } from 'vitest'
import { z } from 'zod'
import { always, currencyOf, isSerialized, prepare, writeOutput } from './serialized-output.ts'

const Answer = z.object({ name: z.string() })

test('a prepared answer is checked at once and loses what its schema does not name', () => {
  const answer = prepare(Answer, { name: 'wheat', secret: 'x' } as { name: string })
  expect(String(writeOutput('', answer, ''))).toBe('{"name":"wheat"}')
  expect(() => prepare(Answer, { name: 7 } as never)).toThrow()
})

test('only the prepared answer itself is known, not its like', () => {
  const answer = prepare(Answer, { name: 'wheat' })
  expect([answer, { ...answer }, null, 'wheat'].map(isSerialized)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(writeOutput('', undefined, '')).toBe('null')
})

test('a prepared answer is written once for each envelope, in bytes that say the same', () => {
  const answer = prepare(Answer, { name: 'गेहूँ ₹' })
  const wrapped = writeOutput('{"data":', answer, '}')
  expect(String(wrapped)).toBe(writeOutput('{"data":', { ...answer }, '}'))
  expect(writeOutput('{"data":', answer, '}')).toBe(wrapped)
  expect(String(writeOutput('{"json":', answer, '}'))).toBe('{"json":{"name":"गेहूँ ₹"}}')
})

test('a prepared answer tells whether it is current when whoever prepared it can', () => {
  expect(currencyOf(prepare(Answer, { name: 'wheat' }, always))?.()).toBe(true)
  expect(currencyOf(prepare(Answer, { name: 'wheat' }))).toBeUndefined()
  expect(currencyOf({ name: 'wheat' })).toBeUndefined()
})
