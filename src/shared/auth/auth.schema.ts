import { z } from 'zod'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { toNationalDigits } from '#shared/kit/phone.ts'
import { secondFactorMethods } from '#shared/second-factor/second-factor.constants.ts'

/** Exactly `length` digits. Only the first violated rule is reported. */
const digits = (label: string, length: number) =>
  z
    .string({
      error: (issue) =>
        issue.input == null ? fieldMessages.isRequired(label) : fieldMessages.mustBeText(label),
    })
    .min(1, { error: fieldMessages.isRequired(label), abort: true })
    .min(length, { error: fieldMessages.minDigits(label, length), abort: true })
    .max(length, { error: fieldMessages.maxDigits(label, length), abort: true })
    .regex(/^[0-9]*$/, { error: fieldMessages.mustBeDigits(label), abort: true })

/**
 * An Indian mobile: ten digits from 6 to 9. Source: the National Numbering Plan, Department of
 * Telecommunications.
 */
export const Phone = digits('Phone number', 10).regex(
  /^[6-9]/,
  'Enter a valid Indian mobile number',
)
/** A phone number as people type it; the result is a `Phone`. */
export const TypedPhone = z.string().transform(toNationalDigits).pipe(Phone)
export const Otp = digits('OTP', 6)

export const PhoneInput = z.object({ phone: Phone })
export const OtpInput = z.object({
  phone: Phone,
  otp: Otp,
  /** The `requestId` of the code's request. Without it, only the network that requested the code may guess. */
  requestId: z.string().max(100).optional(),
})
/** Signs up with what a login with a right code for an unknown number returned. */
export const RegistrationProofInput = z.object({
  phone: Phone,
  /** The `requestId` of the code that was entered. */
  requestId: z.string().max(100),
  /** The `details.registrationProof` of the failure `auth.no_account`. */
  proof: z.string().max(100),
})

export const OtpRequested = z.object({
  message: z.string(),
  /** Identifies the code that was sent: send it back with the code. */
  requestId: z.string(),
  /** Seconds until the code expires. */
  expiresIn: z.number(),
  /** How the code is sent, so that the page can say where to look for it. */
  channel: z.enum(['sms', 'console', 'file']),
})
export type OtpRequested = z.infer<typeof OtpRequested>
export const LoggedIn = z.object({
  token: z.string(),
  message: z.string(),
  kind: z.enum(['farmer', 'merchant']),
  /** The id of the account. Servers before it was added do not send it. */
  userId: z.string().optional(),
  /** Present for accounts with a second factor: until it is confirmed, the token allows nothing else. */
  secondFactor: z.literal('required').optional(),
  /** The methods for the second step, besides recovery codes. */
  secondFactorMethods: z.array(z.enum(secondFactorMethods)).optional(),
})
export const Done = z.object({ message: z.string() })

export const LoginSessionView = z.object({
  id: z.string(),
  /** The browser and system, from the User-Agent header. */
  userAgent: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export const SessionList = z.object({ sessions: z.array(LoginSessionView) })
