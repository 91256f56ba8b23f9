import { expect, test } from 'vitest'
import { toPinDigits } from './pin-digits.ts'
import { PinCode } from './place.schema.ts'

test.each(['411001', ' 411 001 ', '411-001', '४११००१', '४११ ००१', '411\u200b001', '४11०01'])(
  '"%s" is the PIN code 411001',
  (typed) => {
    expect(PinCode.safeParse(typed).data).toBe('411001')
  },
)

test.each(['', '41100', '4110011', '011001', 'Pune', '४११००', '411,001', '0,0', '-411001.5'])(
  '"%s" is none',
  (typed) => {
    expect(PinCode.safeParse(typed).error?.issues[0]?.message).toBe('A PIN code has six digits')
  },
)

test('letters, commas and points stay, so that no other number comes of them', () => {
  expect(toPinDigits('411,001 Pune')).toBe('411,001Pune')
})
