import { z } from 'zod'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { toNationalDigits } from '#shared/kit/phone.ts'
import { secondFactorMethods } from '#shared/second-factor/second-factor.constants.ts'

/** Exactly `length` digits and nothing else; the first rule that is broken has the word. */
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
/** A phone number as people type it: what comes out is the contract's `Phone`. */
export const TypedPhone = z.string().transform(toNationalDigits).pipe(Phone)
export const Otp = digits('OTP', 6)

export const PhoneInput = z.object({ phone: Phone })
export const OtpInput = z.object({
  phone: Phone,
  otp: Otp,
  /** What asking for the code answered. Without it only the network that asked may guess. */
  requestId: z.string().max(100).optional(),
})

export const OtpRequested = z.object({
  message: z.string(),
  /** Belongs to the code that was sent: give it back with the code. */
  requestId: z.string(),
  /** Seconds until the code expires. */
  expiresIn: z.number(),
  /** How the code travels, so that the page can say where to look for it. */
  channel: z.enum(['sms', 'console', 'file']),
})
export const LoggedIn = z.object({
  token: z.string(),
  message: z.string(),
  kind: z.enum(['farmer', 'merchant']),
  /** Given where the account has a second factor: until it is confirmed the token opens nothing else. */
  secondFactor: z.literal('required').optional(),
  /** What it can be confirmed with, besides a recovery code. */
  secondFactorMethods: z.array(z.enum(secondFactorMethods)).optional(),
})
export const Done = z.object({ message: z.string() })

export const SessionView = z.object({
  id: z.string(),
  /** The browser and system as it named itself. */
  userAgent: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export const SessionList = z.object({ sessions: z.array(SessionView) })
