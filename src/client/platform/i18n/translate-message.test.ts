import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation, switchLanguage } from './i18n.ts'
import { translateMessage } from './translate-message.ts'

beforeAll(async () => {
  await startTranslation()
  await switchLanguage('hi')
})

test.each([
  ['Invalid OTP', 'OTP गलत है'],
  ['City cannot exceed 80 characters', 'शहर या गाँव में 80 से ज़्यादा अक्षर नहीं हो सकते'],
  [
    'Something went wrong on our side. Please try again. (Reference: 0198-ab)',
    'हमारी तरफ़ से कुछ गड़बड़ हुई। फिर से कोशिश करें। (संदर्भ: 0198-ab)',
  ],
  [
    'Too many requests. Please wait a little and try again. You can try again in 30 seconds.',
    'बहुत सारे अनुरोध आ गए। थोड़ा रुककर फिर कोशिश करें। 30 सेकंड बाद फिर कोशिश कर सकते हैं।',
  ],
])('"%s" is read in Hindi, names and numbers included', (english, expected) => {
  expect(translateMessage(i18next.t, english)).toBe(expected)
})

test('a sentence that nobody has translated is shown as it is', () => {
  expect(translateMessage(i18next.t, 'Entirely new: {{x}}')).toBe('Entirely new: {{x}}')
})
