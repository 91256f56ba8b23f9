import { z } from 'zod'

/** Seconds that a one-time password is good for. */
export const otpSeconds = 120
/** Seconds that a session lasts: 7 days. */
export const sessionSeconds = 604_800

const digitsOnly = (value: string) => /^\d*$/.test(value)

export const Phone = z
  .string({ error: 'Phone number is required' })
  .trim()
  .min(1, 'Phone number is required')
  .min(10, 'Phone number must be at least 10 digits')
  .max(10, 'Phone number must be at most 10 digits')
  .refine(digitsOnly, 'Phone number must have digits only')

export const Otp = z
  .string({ error: 'OTP is required' })
  .trim()
  .min(1, 'OTP is required')
  .min(6, 'OTP must be at least 6 digits')
  .max(6, 'OTP must be at most 6 digits')
  .refine(digitsOnly, 'OTP must have digits only')

export const PhoneInput = z.object({ phone: Phone })
export const OtpInput = z.object({ phone: Phone, otp: Otp })

export const OtpRequested = z.object({
  message: z.string(),
  /** Seconds until the code expires. */
  expiresIn: z.number(),
  /** How the code travels, so that the page can say where to look for it. */
  channel: z.enum(['sms', 'console', 'file']),
})
export const LoggedIn = z.object({
  token: z.string(),
  message: z.string(),
  kind: z.enum(['farmer', 'merchant']),
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
