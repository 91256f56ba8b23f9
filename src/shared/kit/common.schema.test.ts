import { expect, test } from 'vitest'
import { requiredText, text } from './common.schema.ts'

test.each([
  ['a null byte', 'a\0b'],
  ['the second half of an emoji', 'x\udf3e'],
  ['the first half of an emoji', '\ud83cx'],
])('a text with %s is refused, because a database does not store it everywhere', (_what, value) => {
  const message = 'Name has a character that cannot be stored'
  for (const schema of [text('Name', 60), requiredText('Name', 60)]) {
    expect(schema.safeParse(value).error?.issues).toMatchObject([{ message }])
  }
})

test('emoji and every script are accepted, and trimmed', () => {
  expect(requiredText('Name', 60).parse('  🌾 गेहूँ குறள் ')).toBe('🌾 गेहूँ குறள்')
})
