import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './sealed-secret.ts'

const key = 'a key for tests alone, of no worth to anybody'
const mine = { purpose: 'test', owner: 'u1' }

test('a sealed secret can be opened, and the same text is sealed differently each time', () => {
  const sealed = sealSecret(key, mine, 'JBSWY3DPEHPK3PXP')
  expect(openSecret(key, mine, sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(sealSecret(key, mine, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
})

test('it does not open with another key, owner or purpose, nor after a change', () => {
  const sealed = sealSecret(key, mine, 'JBSWY3DPEHPK3PXP')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => openSecret(`${key}!`, mine, sealed)).toThrow()
  expect(() => openSecret(key, { ...mine, owner: 'u2' }, sealed)).toThrow()
  expect(() => openSecret(key, { ...mine, purpose: 'other' }, sealed)).toThrow()
  expect(() => openSecret(key, mine, bytes.toString('base64url'))).toThrow()
  expect(() => openSecret(key, mine, sealed.slice(0, 30))).toThrow()
})
