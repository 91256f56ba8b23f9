import { UserUpdate } from '#shared/user/user.schema.ts'

/** A UPI ID, which is not empty. */
export const UpiId = UserUpdate.shape.upiId.unwrap().min(1, 'UPI ID must look like name@bank')

/**
 * The UPI ID in the text of a payment app's QR code. Only `upi://pay?pa=` is read: other codes can lead
 * anywhere.
 * @returns null when the text is another one, or has no valid UPI ID.
 */
export function upiIdOfQrText(text: string): string | null {
  const payment = /^upi:\/\/pay\/?\?(.*)$/i.exec(text.trim())
  if (!payment) return null
  const payee = new URLSearchParams(payment[1]).get('pa') ?? ''
  const parsed = UpiId.safeParse(payee)
  return parsed.success ? parsed.data : null
}
