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

/** ES256, EdDSA and RS256: between them every authenticator in use (COSE algorithm numbers). */
const algorithms = [-7, -8, -257]
/** Milliseconds that the browser gives the person; challenges last as long. */
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

const descriptorOf = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports,
})

/**
 * What the browser makes a new passkey from. The device must check the person (fingerprint, face, PIN): a
 * passkey is then two factors by itself, and a phone found unlocked is not enough.
 */
export async function registrationOptions(
  env: Env,
  owner: Owner,
  known: readonly StoredPasskey[],
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
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  return options as PasskeyRegistrationOptions
}

/** What the browser asks a person's passkeys to sign. */
export async function assertionOptions(
  env: Env,
  known: readonly StoredPasskey[],
): Promise<PasskeyConfirmOptions> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(env.PUBLIC_URL).id,
    timeout,
    userVerification: 'required',
    allowCredentials: known.map(descriptorOf),
  })
  return options as PasskeyConfirmOptions
}

/** The origin that the browser signed along, if it is this site's. */
function originOf(site: RelyingParty, clientDataJSON: string): string {
  const { origin } = JSON.parse(isoBase64URL.toUTF8String(clientDataJSON)) as { origin?: unknown }
  if (typeof origin !== 'string' || !site.isOrigin(origin)) throw passkeyRefused()
  return origin
}

/**
 * We ask for no statement about the authenticator's make. One with certificates is refused before the
 * library reads it: to check certificates it fetches addresses that stand in them.
 */
function refuseCertificates(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = attestation.get('fmt')
  const isPlain = format === 'none' || format === 'packed'
  if (!isPlain || attestation.get('attStmt').get('x5c')) throw passkeyRefused()
}

/** Whatever the library finds wrong is one refusal: it throws plain errors for all of it. */
async function refuseAnyFault<Value>(check: () => Promise<Value>): Promise<Value> {
  try {
    return await check()
  } catch {
    throw passkeyRefused()
  }
}

/**
 * Checks a new passkey against the challenge that was given out for it.
 * @throws AppError `second_factor.passkey_refused` (403).
 */
export function checkRegistration(
  env: Env,
  passkey: PasskeyRegistration,
  challenge: string,
): Promise<StoredPasskey> {
  return refuseAnyFault(async () => {
    const site = relyingParty(env.PUBLIC_URL)
    refuseCertificates(passkey.response.attestationObject)
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: originOf(site, passkey.response.clientDataJSON),
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
 * Checks a passkey's signature under the challenge that was given out for it.
 * @returns the passkey's new counter.
 * @throws AppError `second_factor.passkey_refused` (403).
 */
export function checkAssertion(
  env: Env,
  passkey: PasskeyAssertion,
  { challenge, stored }: { challenge: string; stored: StoredPasskey },
): Promise<number> {
  return refuseAnyFault(async () => {
    const site = relyingParty(env.PUBLIC_URL)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: originOf(site, passkey.response.clientDataJSON),
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
