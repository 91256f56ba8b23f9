import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '#shared/second-factor/second-factor.constants.ts'

/** Crockford's base 32, without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Four groups of four characters, 80 bits: too many to guess, even against the stored hash. */
const groups = 4

const newGroup = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A code such as "7K3M-…", from a secure random source. */
const newRecoveryCode = () => Array.from({ length: groups }, newGroup).join('-')

/** Ten different codes. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newRecoveryCode())
  return [...codes]
}

/** The normalized form of a typed code, which is hashed. */
export const plainRecoveryCode = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[\s_-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
