import { z } from 'zod'
import { recordId, text } from '#shared/kit/common.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { accountKinds } from '#shared/user/user.schema.ts'
import {
  maxPasskeyName,
  recoveryCodeCount,
  secondFactorMethods,
} from './second-factor.constants.ts'

/** The limits are far above what authenticators send. */
const base64Url = (label: string, max: number) =>
  z
    .string({ error: fieldMessages.mustBeText(label) })
    .min(1, fieldMessages.isRequired(label))
    .max(max, fieldMessages.maxLength(label, max))
    .regex(/^[\w-]+$/, fieldMessages.isNotRight(label))

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const knownTransports = new Set<string>(transports)

/** Browsers may send newer transports, which are left out. */
const Transports = z
  .array(text('Transports', 20), 'Transports must be a list')
  .max(20, 'Transports is not right')
  .transform((names) =>
    names.filter((name): name is (typeof transports)[number] => knownTransports.has(name)),
  )
  .default([])

const credential = {
  id: base64Url('Passkey', 1400),
  rawId: base64Url('Passkey', 1400),
  type: z.literal('public-key', 'Passkey is not right'),
}

/** A new passkey from the browser's `navigator.credentials.create`, as JSON (WebAuthn level 3). */
export const PasskeyRegistration = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: base64Url('Passkey', 4000),
        attestationObject: base64Url('Passkey', 8000),
        transports: Transports,
      },
      'Passkey is not right',
    ),
  },
  'Passkey is required',
)
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

/** A passkey's answer from the browser's `navigator.credentials.get`, as JSON. */
export const PasskeyAssertion = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: base64Url('Passkey', 4000),
        authenticatorData: base64Url('Passkey', 4000),
        signature: base64Url('Passkey', 4000),
      },
      'Passkey is not right',
    ),
  },
  'Passkey is required',
)
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

const CredentialDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)).optional(),
})
const userVerification = z.enum(['required', 'preferred', 'discouraged'])

/** For the browser's `navigator.credentials.create`. */
export const PasskeyRegistrationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  /** Milliseconds. */
  timeout: z.number(),
  excludeCredentials: z.array(CredentialDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'preferred', 'discouraged']),
    requireResidentKey: z.boolean(),
    userVerification,
  }),
  attestation: z.literal('none'),
})
export type PasskeyRegistrationOptions = z.infer<typeof PasskeyRegistrationOptions>

/** For the browser's `navigator.credentials.get`. */
export const PasskeyConfirmOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(CredentialDescriptor),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification,
})
export type PasskeyConfirmOptions = z.infer<typeof PasskeyConfirmOptions>

export const AddPasskeyInput = z.object({
  /** The user's name for the passkey; "" when left out. */
  name: text('Name', maxPasskeyName).default(''),
  passkey: PasskeyRegistration,
})

/** Six digits; a space in the middle is allowed. */
export const AppCode = z
  .string({
    error: (issue) => (issue.input == null ? 'Code is required' : 'Code must be text'),
  })
  .max(20, 'Code must be 6 digits')
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'Code is required')
      .regex(/^\d{6}$/, 'Code must be 6 digits'),
  )

/** Four groups of four letters and digits; case, spaces and hyphens are ignored. */
export const RecoveryCode = z
  .string({
    error: (issue) =>
      issue.input == null ? 'Recovery code is required' : 'Recovery code must be text',
  })
  .trim()
  .min(1, 'Recovery code is required')
  .max(40, 'Recovery code is not right')
  .regex(/^[\w\s-]*$/, 'Recovery code is not right')

export const AppCodeInput = z.object({ code: AppCode })

/** One way to pass the second step, with the required fields. */
const Confirmation = z.discriminatedUnion('method', [
  z.object({ method: z.literal('passkey'), passkey: PasskeyAssertion }),
  z.object({ method: z.literal('app'), code: AppCode }),
  z.object({ method: z.literal('recovery-code'), code: RecoveryCode }),
])
export type Confirmation = z.infer<typeof Confirmation>

/** An object instead of a union, for the OpenAPI document; the method's required fields are checked here. */
export const ConfirmInput = z
  .object({
    method: z.enum(
      ['passkey', 'app', 'recovery-code'],
      'Method must be one of: passkey, app, recovery-code',
    ),
    /** A code of the app, or a recovery code. */
    code: z.string('Code must be text').max(40, 'Code is not right').optional(),
    passkey: PasskeyAssertion.optional(),
  })
  .superRefine((input, check) => {
    for (const { path, message } of Confirmation.safeParse(input).error?.issues ?? []) {
      check.addIssue({ code: 'custom', path, message })
    }
  })
export type ConfirmInput = z.infer<typeof ConfirmInput>

/** Narrows a validated input to its method's fields. */
export const readConfirmation = (input: ConfirmInput): Confirmation => Confirmation.parse(input)

const RemovedFactor = z.discriminatedUnion('method', [
  z.object({ method: z.literal('passkey'), passkeyId: recordId('We could not find this passkey') }),
  z.object({ method: z.literal('app') }),
])
export type RemovedFactor = z.infer<typeof RemovedFactor>

export const RemoveFactorInput = z
  .object({
    method: z.enum(secondFactorMethods, 'Method must be one of: passkey, app'),
    /** The id of the passkey to remove. */
    passkeyId: recordId('We could not find this passkey').optional(),
  })
  .superRefine((input, check) => {
    for (const { path, message } of RemovedFactor.safeParse(input).error?.issues ?? []) {
      check.addIssue({ code: 'custom', path, message })
    }
  })
export type RemoveFactorInput = z.infer<typeof RemoveFactorInput>

/** Narrows a validated input to its method's fields. */
export const readRemovedFactor = (input: RemoveFactorInput): RemovedFactor =>
  RemovedFactor.parse(input)

export const PasskeyView = z.object({
  _id: z.string(),
  /** "" without a name. */
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type PasskeyView = z.infer<typeof PasskeyView>

export const SecondFactorStatus = z.object({
  methods: z.array(z.enum(secondFactorMethods)),
  passkeys: z.array(PasskeyView),
  /** When the authenticator app was set up; null without one. */
  appSince: z.string().nullable(),
  recoveryCodesLeft: z.number().int().min(0).max(recoveryCodeCount),
  /** Whether a new login is required: a first factor can only be set up right after a login by code. */
  needsFreshLogin: z.boolean(),
})
export type SecondFactorStatus = z.infer<typeof SecondFactorStatus>

/** The methods for the second step. */
export const SecondFactorMethods = z.object({ methods: z.array(z.enum(secondFactorMethods)) })

/** An authenticator app's secret, shown once as a QR code and as text. */
export const AppBegun = z.object({
  /** Base32. */
  secret: z.string(),
  /** `otpauth://totp/…` */
  uri: z.string(),
})

/** The session's new token, which replaces the one that was sent. */
const renewed = { token: z.string(), kind: z.enum(accountKinds), message: z.string() }

export const SecondStepPassed = z.object(renewed)
export type SecondStepPassed = z.infer<typeof SecondStepPassed>

export const FactorAdded = z.object({
  ...renewed,
  /** Only returned with the account's first factor; null for later ones. */
  recoveryCodes: z.array(z.string()).nullable(),
})
export type FactorAdded = z.infer<typeof FactorAdded>

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
