import type { English } from '#client/platform/i18n/texts.ts'
/** How the server delivered a code. */
export type OtpChannel = 'sms' | 'console' | 'file'

/** Where users find their code. */
export const otpLocationTexts: Record<OtpChannel, English> = {
  sms: 'We sent a code by SMS to +91 {{phone}}.',
  console:
    'This is a trial installation without SMS: the code for +91 {{phone}} is in the log of the server.',
  file: 'This is a trial installation without SMS: the code for +91 {{phone}} is in the SMS file of the server.',
}
