import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { isSameHash } from '#server/platform/text/keyed-hash.ts'
import { sha256Hex } from '#server/platform/text/sha256.ts'
import { apiKeyPrefix, testKeyPrefix } from '#shared/api-key/api-key.constants.ts'

/**
 * `khk_live_<id>_<secret><checksum>`, of a test key `khk_test_…`: the id of the row in 32 hexadecimal
 * digits, 256 random bits in 64, CRC-32 of everything before in 8. The checksum tells secret scanners a key from a lookalike, and refuses
 * a mistyped key without a query.
 */
const keyForm = /^(khk_(?:live|test)_([0-9a-f]{32})_[0-9a-f]{64})([0-9a-f]{8})$/

const checksumOf = (text: string) => crc32(text).toString(16).padStart(8, '0')

/** Whether a bearer token is meant as a key, valid or not. */
export const isApiKeyToken = (token: string) => token.startsWith(apiKeyPrefix)

/** A new key for a row's id. */
export function createApiKeySecret(id: string, kind: 'live' | 'test' = 'live'): string {
  const prefix = kind === 'test' ? testKeyPrefix : `${apiKeyPrefix}live_`
  const text = `${prefix}${id.replaceAll('-', '')}_${randomBytes(32).toString('hex')}`
  return `${text}${checksumOf(text)}`
}

/** @returns the id of the key's row; null when it is not a key of ours. */
export function apiKeyIdOf(token: string): string | null {
  const [, text, id, checksum] = keyForm.exec(token) ?? []
  if (!text || !id || checksumOf(text) !== checksum) return null
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** SHA-256 is enough for 256 random bits: there is nothing to guess. */
export const hashApiKey = (token: string) => sha256Hex(token)

/** Whether a key has this hash, in the same time whatever they have in common. */
export const hasApiKeyHash = (token: string, hash: string) => isSameHash(hashApiKey(token), hash)
