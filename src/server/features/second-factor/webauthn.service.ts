import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import {
  decodeAttestationObject,
  isoBase64URL,
  isoUint8Array,
} from '@simplewebauthn/server/helpers'
import type { Env } from '#server/platform/config/env.ts'
import type {
  PasskeyAssertion,
  PasskeyConfirmOptions,
  PasskeyRegistration,
  PasskeyRegistrationOptions,
} from '#shared/second-factor/second-factor.schema.ts'
import { type RelyingParty, relyingParty } from './relying-party.policy.ts'
import { passkeyRefused } from './second-factor.errors.ts'

/** ES256, EdDSA and RS256 (COSE algorithm numbers), which cover every authenticator in use. */
const algorithms = [-7, -8, -257]
/** Milliseconds that the browser waits for the person, as long as a challenge is valid. */
const timeout = 5 * 60_000
const siteName = 'KrishiHaat'

/** A passkey as it is stored. */
export interface StoredPasskey {
  credentialId: string
  /** COSE key in base64url. */
  publicKey: string
  counter: number
  transports: ('ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb')[]
}

interface Owner {
  id: string
  phone: string
  name: string
}

const toDescriptor = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports,
})

/**
 * The options with which the browser creates a passkey. The device must verify the person (fingerprint,
 * face, PIN): the passkey then counts as two factors, and an unlocked stolen phone is not enough.
 */
export async function registrationOptions(
  env: Env,
  owner: Owner,
  passkeys: readonly StoredPasskey[],
): Promise<PasskeyRegistrationOptions> {
  const phone = `+91 ${owner.phone}`
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty(env.PUBLIC_URL).id,
    userID: isoUint8Array.fromUTF8String(owner.id),
    userName: phone,
    userDisplayName: owner.name || phone,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: passkeys.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  return options as PasskeyRegistrationOptions
}

/** The options with which the browser asks for a signature by one of the user's passkeys. */
export async function assertionOptions(
  env: Env,
  passkeys: readonly StoredPasskey[],
): Promise<PasskeyConfirmOptions> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(env.PUBLIC_URL).id,
    timeout,
    userVerification: 'required',
    allowCredentials: passkeys.map(toDescriptor),
  })
  return options as PasskeyConfirmOptions
}

/** The origin that the browser signed, which must be this site. */
function readSiteOrigin(site: RelyingParty, clientDataJSON: string): string {
  const { origin } = JSON.parse(isoBase64URL.toUTF8String(clientDataJSON)) as { origin?: unknown }
  if (typeof origin !== 'string' || !site.isOrigin(origin)) throw passkeyRefused()
  return origin
}

/**
 * We do not request attestation. Registrations with certificates are refused before the library reads
 * them, because it would fetch addresses from the certificates to verify them.
 */
function refuseCertificates(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = attestation.get('fmt')
  const isPlain = format === 'none' || format === 'packed'
  if (!isPlain || attestation.get('attStmt').get('x5c')) throw passkeyRefused()
}

/** Turns every error of the library into one refusal, because it throws plain errors for all of them. */
async function refuseOnError<Value>(check: () => Promise<Value>): Promise<Value> {
  try {
    return await check()
  } catch {
    throw passkeyRefused()
  }
}

/**
 * Verifies a new passkey against its challenge.
 * @throws AppError `second_factor.passkey_refused` (403).
 */
export function verifyRegistration(
  env: Env,
  passkey: PasskeyRegistration,
  challenge: string,
): Promise<StoredPasskey> {
  return refuseOnError(async () => {
    const site = relyingParty(env.PUBLIC_URL)
    refuseCertificates(passkey.response.attestationObject)
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: readSiteOrigin(site, passkey.response.clientDataJSON),
      expectedRPID: site.id,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) throw passkeyRefused()
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: isoBase64URL.fromBuffer(publicKey),
      counter,
      transports: passkey.response.transports,
    }
  })
}

/**
 * Verifies a passkey's signature of a challenge.
 * @returns the passkey's new counter.
 * @throws AppError `second_factor.passkey_refused` (403).
 */
export function verifyAssertion(
  env: Env,
  passkey: PasskeyAssertion,
  { challenge, stored }: { challenge: string; stored: StoredPasskey },
): Promise<number> {
  return refuseOnError(async () => {
    const site = relyingParty(env.PUBLIC_URL)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: readSiteOrigin(site, passkey.response.clientDataJSON),
      expectedRPID: site.id,
      credential: {
        id: stored.credentialId,
        publicKey: isoBase64URL.toBuffer(stored.publicKey),
        counter: stored.counter,
      },
    })
    if (!verified) throw passkeyRefused()
    return authenticationInfo.newCounter
  })
}
