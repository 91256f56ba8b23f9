import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '#shared/second-factor/second-factor.constants.ts'

/** Crockford's base 32: no letters that are taken for digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Groups of four: 16 characters are 80 bits, too many to guess even against the stored hash. */
const groups = 4

const newGroup = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** "7K3M-…", from the system's CSPRNG. */
const newRecoveryCode = () => Array.from({ length: groups }, newGroup).join('-')

/** A set of ten, no two alike. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newRecoveryCode())
  return [...codes]
}

/** A code as somebody typed it, in the one form that is hashed. */
export const plainRecoveryCode = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[\s_-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
