import { Secret, TOTP } from 'otpauth'

/** What every authenticator app can do: SHA-1, six digits, 30 seconds (RFC 6238). */
const options = { algorithm: 'SHA1', digits: 6, period: 30 }
const issuer = 'KrishiHaat'
/** Steps before and after now whose codes count: phones' clocks are off by some seconds. */
const toleratedSteps = 1

/** 160 random bits, as RFC 4226 recommends; in base 32. */
export const newAppSecret = () => new Secret({ size: 20 }).base32

/** What an app reads from the QR code. @param phone ten digits, shown beside the code in the app. */
export const appUri = (secret: string, phone: string) =>
  new TOTP({
    ...options,
    issuer,
    label: `+91 ${phone}`,
    secret: Secret.fromBase32(secret),
  }).toString()

/**
 * The time step that a code belongs to.
 * @param now in ms, as `Date.now()`.
 * @returns null when it is not the code of now, or of the step before or after.
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const delta = TOTP.validate({
    ...options,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: now,
    window: toleratedSteps,
  })
  return delta === null ? null : TOTP.counter({ period: options.period, timestamp: now }) + delta
}
