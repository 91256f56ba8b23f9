import { expect, test } from 'vitest'
import { requiredText, text } from './common.schema.ts'

const schemas = [text('Name', 60), requiredText('Name', 60)]

test('a null byte is refused', () => {
  const message = 'Name has a character that cannot be stored'
  for (const schema of schemas) {
    expect(schema.safeParse('a\0b').error?.issues).toMatchObject([{ message }])
  }
})

test('half an emoji becomes the sign for an unknown character, and the rest is kept', () => {
  for (const schema of schemas) {
    expect(schema.parse('wheat \udf3e')).toBe('wheat \ufffd')
    expect(schema.parse('\ud83c wheat')).toBe('\ufffd wheat')
  }
})

test('emoji and every script are accepted, and trimmed', () => {
  expect(requiredText('Name', 60).parse('  🌾 गेहूँ குறள் ')).toBe('🌾 गेहूँ குறள்')
})
