import { expect, test } from 'vitest'
import { z } from 'zod'
import { always, isSerialized, prepare, reuseOf, writeOutput } from './serialized-output.ts'

const Answer = z.object({ name: z.string() })

test('a prepared output is validated immediately and loses unknown fields', () => {
  const answer = prepare(Answer, { name: 'wheat', secret: 'x' } as { name: string })
  expect(String(writeOutput('', answer, ''))).toBe('{"name":"wheat"}')
  expect(() => prepare(Answer, { name: 7 } as never)).toThrow()
})

test('only the prepared object itself counts as serialized, not a copy', () => {
  const answer = prepare(Answer, { name: 'wheat' })
  expect([answer, { ...answer }, null, 'wheat'].map(isSerialized)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(writeOutput('', undefined, '')).toBe('null')
})

test('a prepared output is serialized once for each envelope, with the same text', () => {
  const answer = prepare(Answer, { name: 'गेहूँ ₹' })
  const wrapped = writeOutput('{"data":', answer, '}')
  expect(String(wrapped)).toBe(writeOutput('{"data":', { ...answer }, '}'))
  expect(writeOutput('{"data":', answer, '}')).toBe(wrapped)
  expect(String(writeOutput('{"json":', answer, '}'))).toBe('{"json":{"name":"गेहूँ ₹"}}')
})

test('a prepared output knows whether it is current if it was given a function for that', () => {
  expect(reuseOf(prepare(Answer, { name: 'wheat' }, always))?.isCurrent()).toBe(true)
  expect(reuseOf(prepare(Answer, { name: 'wheat' }))).toBeUndefined()
  expect(reuseOf({ name: 'wheat' })).toBeUndefined()
})
