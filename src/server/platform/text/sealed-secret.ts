import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
/** Bytes; 96 bits is what GCM is made for (NIST SP 800-38D). */
const ivLength = 12
const tagLength = 16

interface SealedFor {
  /** Gives each use a key of its own. */
  purpose: string
  /** Id of the secret's owner: the text cannot be opened when it is moved to another row. */
  owner: string
}

const keyOf = (secretKey: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `sealed-secret:${purpose}`, 32))

/**
 * Encrypts a short secret for the database: AES-256-GCM under a key derived (HKDF-SHA-256) from
 * SECRET_KEY, so that a copy of the database is not enough to read it.
 * @returns base64url of initialisation vector, tag and cipher text.
 */
export function sealSecret(secretKey: string, { purpose, owner }: SealedFor, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(secretKey, purpose), iv)
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws Error when the text was changed, has another owner, or was sealed with another SECRET_KEY. */
export function openSecret(
  secretKey: string,
  { purpose, owner }: SealedFor,
  sealed: string,
): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, ivLength)
  const tag = bytes.subarray(ivLength, ivLength + tagLength)
  const options = { authTagLength: tagLength }
  const decipher = createDecipheriv(algorithm, keyOf(secretKey, purpose), iv, options)
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(tag)
  const text = decipher.update(bytes.subarray(ivLength + tagLength))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
