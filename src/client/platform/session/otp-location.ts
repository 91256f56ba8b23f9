import type { English } from '#client/platform/i18n/texts.ts'
/** How the server delivered a code. */
export type OtpChannel = 'sms' | 'console' | 'file'

/** Where users find their code; `phone` as `showTelephone` writes it. */
export const otpLocationTexts: Record<OtpChannel, English> = {
  sms: 'We sent a code by SMS to {{phone}}.',
  console:
    'This is a trial installation without SMS: the code for {{phone}} is in the log of the server.',
  file: 'This is a trial installation without SMS: the code for {{phone}} is in the SMS file of the server.',
}
