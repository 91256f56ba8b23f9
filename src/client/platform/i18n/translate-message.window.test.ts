import { beforeAll, expect, test } from 'vitest'
import { translation } from '#client/platform/i18n/translation.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { startTranslation, switchLanguage } from './i18n.ts'
import { findTemplate, rememberTemplate, translateMessage } from './translate-message.ts'

beforeAll(async () => {
  await startTranslation()
  await switchLanguage('hi')
})

test('a message without values is translated by its text', () => {
  expect(translateMessage(translation.t, 'Invalid OTP')).toBe('OTP गलत है')
})

test('a message of the contract is translated by its template, the label included', () => {
  const message = fieldMessages.maxLength('City', 80)
  expect(message).toBe('City cannot exceed 80 characters')
  expect(translateMessage(translation.t, message)).toBe('शहर या गाँव में 80 से ज़्यादा अक्षर नहीं हो सकते')
})

test('a message about a limit or a number suits a label of either gender', () => {
  const hindi = (message: string) => translateMessage(translation.t, message)
  expect(hindi(fieldMessages.maximum('City', 5))).toBe('शहर या गाँव: 5 से ज़्यादा नहीं')
  expect(hindi(fieldMessages.minimum('City', 1))).toBe('शहर या गाँव: कम से कम 1')
  expect(hindi(fieldMessages.mustBeNumber('City'))).toBe('शहर या गाँव: संख्या लिखें')
})

test('a message of the server is translated by the template that came with it', () => {
  const message = 'Something went wrong on our side. Please try again. (Reference: {{0198-ab}})'
  const template = 'Something went wrong on our side. Please try again. (Reference: {{reference}})'
  expect(translateMessage(translation.t, message)).toBe(message)
  rememberTemplate({ message, template, values: { reference: '{{0198-ab}}' } })
  expect(translateMessage(translation.t, message)).toBe(
    'हमारी तरफ़ से कुछ गड़बड़ हुई। फिर से कोशिश करें। (संदर्भ: {{0198-ab}})',
  )
})

test('a label may be a whole message with values of its own', () => {
  const label = fieldMessages.isRequired('City')
  const message = `${label} You can try again in 30 seconds.`
  const template = '{{label}} You can try again in {{seconds}} seconds.'
  rememberTemplate({ message, template, values: { label, seconds: 30 } })
  expect(translateMessage(translation.t, message)).toBe(
    `${translateMessage(translation.t, label)} 30 सेकंड बाद फिर कोशिश कर सकते हैं।`,
  )
})

test('the unit of a quantity is translated with its message', () => {
  const template =
    'Orders have changed your stock meanwhile: it is {{stock}} {{unit}} now. Please enter how much you have.'
  const message = template.replace('{{stock}}', '498').replace('{{unit}}', 'kg')
  rememberTemplate({ message, template, values: { stock: 498, unit: 'kg' } })
  expect(translateMessage(translation.t, message)).toContain('498 किलो')
})

test.each([
  [12_500, '12,500'],
  [620.5, '620.50'],
])('₹%d in a message of the server is shown as ₹%s', (fee, shown) => {
  const template = 'Delivery to {{pin}} in {{days}} days now costs ₹{{fee}}.'
  const message = `Delivery to 411001 in 1200 days now costs ₹${fee}.`
  rememberTemplate({ message, template, values: { pin: '411001', days: 1200, fee } })
  expect(translateMessage(translation.t, message)).toBe(
    `Delivery to 411001 in 1200 days now costs ₹${shown}.`,
  )
})

test('a message that nobody has translated is shown as it is', () => {
  expect(translateMessage(translation.t, 'Entirely new: {{x}}')).toBe('Entirely new: {{x}}')
})

test('the templates of old messages are deleted', () => {
  const remember = (max: number) =>
    rememberTemplate({ message: `Up to ${max}`, template: 'Up to {{max}}', values: { max } })
  for (let max = 0; max < 101; max++) remember(max)
  expect(findTemplate('Up to 0')).toBeUndefined()
  expect(findTemplate('Up to 100')).toEqual({ template: 'Up to {{max}}', values: { max: 100 } })
})
