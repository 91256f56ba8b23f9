import { expect, test } from 'vitest'
import { newCode, otpText } from './otp.policy.ts'

test('a code has six digits, including leading zeros, and the SMS starts with it', () => {
  const codes = Array.from({ length: 2000 }, () => newCode({ isSandbox: false }))
  for (const code of codes) expect(code).toMatch(/^[0-9]{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(otpText('012345', 'login').match(/\d{6}/)?.[0]).toBe('012345')
})

test('the SMS says what a code does beyond logging in', () => {
  expect(otpText('123456', 'register')).toBe(otpText('123456', 'login'))
  expect(otpText('123456', 'login')).toBe(
    '123456 is your KrishiHaat OTP. It is valid for 2 minutes. Do not share it with anyone.',
  )
  expect(otpText('123456', 'delete-account')).toMatch(
    /^123456 is .* OTP for deleting your account\./,
  )
  expect(otpText('123456', 'step-up')).toContain('confirming a change to your account')
  // Fits into one SMS.
  for (const purpose of ['login', 'register', 'delete-account', 'step-up'] as const) {
    expect(otpText('123456', purpose).length).toBeLessThanOrEqual(160)
  }
})
