import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

interface Sms {
  to: string
  text: string
  at: string
}

/** A phone number that no other test uses. */
export const newPhone = () => `9${randomInt(1e8, 1e9)}`

/** Every SMS that the app under test sent to a phone, oldest first. */
function smsTo(phone: string): Sms[] {
  const file = process.env.E2E_SMS_FILE
  if (!file || !existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Sms)
    .filter(({ to }) => to.endsWith(phone))
}

/** The SMS to a phone except one-time passwords, oldest first. */
export const notificationsTo = (phone: string): string[] =>
  smsTo(phone)
    .map(({ text }) => text)
    .filter((text) => !/OTP/i.test(text))

/**
 * The newest one-time password sent to a phone.
 * @throws Error when none was sent.
 */
export function newestOtp(phone: string): string {
  const otp = smsTo(phone)
    .findLast(({ text }) => /OTP/.test(text))
    ?.text.match(/\b\d{6}\b/)?.[0]
  if (!otp) throw new Error(`No one-time password was sent to ${phone}`)
  return otp
}
