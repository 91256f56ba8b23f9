/** What stands for the hidden part of a number, however long that is. */
export const dots = '••••••••'

/** Dots and the last four characters; dots alone when four or fewer would give it all away. */
export function maskTail(text: string | null): string {
  if (!text) return ''
  return text.length > 4 ? `${dots}${text.slice(-4)}` : dots
}

/** What an operator has looked at before a person got their tick. */
interface VerifiedIdentity {
  firstName: string
  lastName: string
  upiId: string
}

/** Whether a tick given for one of them says nothing of the other. */
export const isOtherIdentity = (before: VerifiedIdentity, after: VerifiedIdentity) =>
  before.firstName !== after.firstName ||
  before.lastName !== after.lastName ||
  before.upiId !== after.upiId
