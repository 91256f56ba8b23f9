import type { English } from '#client/platform/i18n/texts.ts'
import type {
  PasskeyConfirmOptions,
  PasskeyRegistrationOptions,
} from '#shared/second-factor/second-factor.schema.ts'

/** Whether this browser can use passkeys at this address, which must be https or localhost. */
export const canUsePasskeys = () =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'

/** A failure in the browser; the message is an English sentence. */
export class PasskeyFailure extends Error {}

function sentenceOf(error: unknown): English {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.'
  if (name === 'SecurityError') return 'Passkeys do not work at this address.'
  return 'The passkey was not used. Try again, or choose another way.'
}

/** Loads the library when a passkey is used, which most pages never do. */
async function withLibrary<Value>(
  run: (library: typeof import('@simplewebauthn/browser')) => Promise<Value>,
): Promise<Value> {
  try {
    return await run(await import('@simplewebauthn/browser'))
  } catch (error) {
    throw new PasskeyFailure(sentenceOf(error), { cause: error })
  }
}

/** Creates a passkey on the user's device. @throws PasskeyFailure when that failed. */
export const createPasskey = (optionsJSON: PasskeyRegistrationOptions) =>
  withLibrary(({ startRegistration }) => startRegistration({ optionsJSON }))

/** Asks the user for a passkey. @throws PasskeyFailure when it was not used. */
export const askPasskey = (optionsJSON: PasskeyConfirmOptions) =>
  withLibrary(({ startAuthentication }) => startAuthentication({ optionsJSON }))
