/** How the server delivered a code. */
export type OtpChannel = 'sms' | 'console' | 'file'

/** Where users find their code, in English. */
export const otpLocationTexts: Record<OtpChannel, string> = {
  sms: 'We sent a code by SMS to +91 {{phone}}.',
  console:
    'This is a trial installation without SMS: the code for +91 {{phone}} is in the log of the server.',
  file: 'This is a trial installation without SMS: the code for +91 {{phone}} is in the SMS file of the server.',
}
