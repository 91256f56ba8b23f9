/** Replaces the hidden part of a number, regardless of its length. */
export const maskDots = '••••••••'

/** Dots and the last four characters; only dots for four or fewer, which would show everything. */
export function maskTail(text: string | null): string {
  if (!text) return ''
  return text.length > 4 ? `${maskDots}${text.slice(-4)}` : maskDots
}

/** What an operator checks before verifying a person. */
interface VerifiedIdentity {
  firstName: string
  lastName: string
  upiId: string
}

/** Whether a verification of `before` does not apply to `after`. */
export const hasIdentityChanged = (before: VerifiedIdentity, after: VerifiedIdentity) =>
  before.firstName !== after.firstName ||
  before.lastName !== after.lastName ||
  before.upiId !== after.upiId
