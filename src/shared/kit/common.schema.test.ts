import { expect, test } from 'vitest'
import { nameText, requiredText, text } from './common.schema.ts'

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

test('what nobody sees is no text: zero-width spaces, fillers and empty patterns', () => {
  for (const blank of ['\u200b', '\u200b\u2060', '\u3164', '\u2800', '\ufe0f']) {
    expect(text('Reason', 60).parse(blank)).toBe('')
    expect(requiredText('Name', 60).safeParse(blank).success).toBe(false)
  }
  expect(text('Name', 60).parse('\u2800 wheat \u2800')).toBe('\u2800 wheat \u2800')
})

test('signs that turn the direction of the text after them are left out', () => {
  for (const schema of schemas) expect(schema.parse('\u202ecir\u2066 rice')).toBe('cir rice')
})

test('emoji and every script are accepted, and trimmed', () => {
  expect(requiredText('Name', 60).parse('  🌾 गेहूँ குறள் ')).toBe('🌾 गेहूँ குறள்')
})

test('a name has one line, whatever breaks lines', () => {
  expect(nameText('Name', 60).parse('Asha\r\nPay\u2028here\tnow  ')).toBe('Asha Pay here now')
})
