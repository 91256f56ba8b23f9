import type {
  PasskeyConfirmOptions,
  PasskeyRegistrationOptions,
} from '#shared/second-factor/second-factor.schema.ts'

/** Whether this browser can use passkeys at this address: it wants https, or localhost. */
export const canUsePasskeys = () =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'

/** What went wrong in the browser, as an English sentence. */
export class PasskeyFailure extends Error {}

function sentenceOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.'
  if (name === 'SecurityError') return 'Passkeys do not work at this address.'
  return 'The passkey was not used. Try again, or choose another way.'
}

/** The library comes when a passkey is wanted: most pages never do. */
async function withLibrary<Value>(
  run: (library: typeof import('@simplewebauthn/browser')) => Promise<Value>,
): Promise<Value> {
  try {
    return await run(await import('@simplewebauthn/browser'))
  } catch (error) {
    throw new PasskeyFailure(sentenceOf(error), { cause: error })
  }
}

/** Has the person's device make a passkey. @throws PasskeyFailure when it did not. */
export const createPasskey = (optionsJSON: PasskeyRegistrationOptions) =>
  withLibrary(({ startRegistration }) => startRegistration({ optionsJSON }))

/** Has the person use a passkey. @throws PasskeyFailure when they did not. */
export const askPasskey = (optionsJSON: PasskeyConfirmOptions) =>
  withLibrary(({ startAuthentication }) => startAuthentication({ optionsJSON }))
