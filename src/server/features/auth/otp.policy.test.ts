import { expect, test } from 'vitest'
import { newCode, otpText } from './otp.policy.ts'

test('a code has six digits, including leading zeros, and the SMS starts with it', () => {
  const codes = Array.from({ length: 2000 }, () => newCode({ isSandbox: false }))
  for (const code of codes) expect(code).toMatch(/^[0-9]{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(otpText('012345', 'login', 'en').match(/\d{6}/)?.[0]).toBe('012345')
  expect(otpText('012345', 'login', 'hi').match(/\d{6}/)?.[0]).toBe('012345')
})

test('the SMS says what a code does beyond logging in', () => {
  expect(otpText('123456', 'register', 'en')).toBe(otpText('123456', 'login', 'en'))
  expect(otpText('123456', 'login', 'en')).toBe(
    '123456 is your KrishiHaat OTP. It is valid for 2 minutes. Do not share it with anyone.',
  )
  expect(otpText('123456', 'delete-account', 'en')).toMatch(
    /^123456 is .* OTP for deleting your account\./,
  )
  expect(otpText('123456', 'step-up', 'en')).toContain('confirming a change to your account')
  expect(otpText('123456', 'register', 'hi')).toBe(otpText('123456', 'login', 'hi'))
  expect(otpText('123456', 'login', 'hi')).toBe(
    '123456 आपका कृषि हाट OTP है। 2 मिनट चलेगा। किसी को न बताएँ।',
  )
  expect(otpText('123456', 'delete-account', 'hi')).toContain('खाता हटाने का OTP')
  expect(otpText('123456', 'step-up', 'hi')).toContain('खाते में बदलाव')
})

test.each(['login', 'register', 'delete-account', 'step-up'] as const)(
  'the text for the purpose %s fits into one SMS and warns against sharing the code',
  (purpose) => {
    const english = otpText('123456', purpose, 'en')
    expect(english.length).toBeLessThanOrEqual(160)
    expect(english).toContain('Do not share it with anyone.')
    const hindi = otpText('123456', purpose, 'hi')
    // UCS-2 units of a single SMS.
    expect(hindi.length).toBeLessThanOrEqual(70)
    expect(hindi).toContain('किसी को न बताएँ।')
  },
)
