import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const base64Url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** The part of CBOR (RFC 8949) that an attestation needs: a head with a length below 65,536. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
type CborValue = number | string | Buffer | Map<number | string, CborValue> | CborValue[]

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -value - 1) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

interface Ceremony {
  challenge: string
  origin?: string
  rpId?: string
  /** Whether the device has verified the person by PIN or fingerprint. */
  isVerified?: boolean
}

/** An authenticator in software with one ES256 passkey (WebAuthn level 3, sections 6.1 and 6.5). */
export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = base64Url(credentialId)
  let counter = 0

  const coseKey = cbor(
    new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData({ rpId = 'localhost', isVerified = true }: Ceremony, flags = 0) {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const allFlags = userPresent | (isVerified ? userVerified : 0) | flags
    return Buffer.concat([sha256(rpId), Buffer.from([allFlags]), count])
  }

  return {
    id,
    /** @param attestation what the authenticator states about its model; nothing when left out. */
    register(ceremony: Ceremony, attestation = { format: 'none', statement: new Map() }) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([
        authenticatorData(ceremony, hasCredential),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey,
      ])
      const attestationObject = cbor(
        new Map<string, CborValue>([
          ['fmt', attestation.format],
          ['attStmt', attestation.statement],
          ['authData', authData],
        ]),
      )
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64Url(clientData('webauthn.create', ceremony)),
          attestationObject: base64Url(attestationObject),
          transports: ['internal', 'from-the-future'],
        },
        clientExtensionResults: {},
      }
    },
    confirm(ceremony: Ceremony) {
      const authData = authenticatorData(ceremony)
      const data = clientData('webauthn.get', ceremony)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64Url(data),
          authenticatorData: base64Url(authData),
          signature: base64Url(signature),
        },
        clientExtensionResults: {},
      }
    },
    /** Resets the use counter, as in a copy of the passkey. */
    rewind: () => {
      counter = 0
    },
  }
}
