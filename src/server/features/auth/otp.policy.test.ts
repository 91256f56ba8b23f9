import { expect, test } from 'vitest'
import { newCode, otpText } from './otp.policy.ts'

test('a code is six digits, zeros in front included, and is what the message begins with', () => {
  const codes = Array.from({ length: 2000 }, newCode)
  for (const code of codes) expect(code).toMatch(/^[0-9]{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(otpText('012345', 'login').match(/\d{6}/)?.[0]).toBe('012345')
})
