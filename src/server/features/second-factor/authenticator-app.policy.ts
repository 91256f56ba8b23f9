import { Secret, TOTP } from 'otpauth'
import { currentMs } from '#shared/kit/clock.ts'

/** What every authenticator app supports: SHA-1, six digits, 30 seconds (RFC 6238). */
const options = { algorithm: 'SHA1', digits: 6, period: 30 }
const issuer = 'KrishiHaat'
/** Time steps before and after now whose codes are accepted, because phone clocks are not exact. */
const toleratedSteps = 1

/** A secret of 160 random bits, as RFC 4226 recommends, in base 32. */
export const newAppSecret = () => new Secret({ size: 20 }).base32

/** The content of the QR code for the app. @param phone ten digits, shown in the app next to the code. */
export const appUri = (secret: string, phone: string) =>
  new TOTP({
    ...options,
    issuer,
    label: `+91 ${phone}`,
    secret: Secret.fromBase32(secret),
  }).toString()

/**
 * The time step that a code belongs to.
 * @param now milliseconds, like `Date.now()`.
 * @returns null when it is not the code of the current step, the one before or the one after.
 */
export function stepOfCode(secret: string, code: string, now = currentMs()): number | null {
  const delta = TOTP.validate({
    ...options,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: now,
    window: toleratedSteps,
  })
  return delta === null ? null : TOTP.counter({ period: options.period, timestamp: now }) + delta
}
