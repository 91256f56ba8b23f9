/** A payment to somebody's UPI id, as their app is asked for it. */
export interface UpiPayment {
  /** name@bank */
  upiId: string
  /** The payee's name. */
  name: string
  /** Rupees. */
  amount: number
  /** What it is for; stands in both people's statements. */
  note: string
  /** Ours, by which the payment is told from others. */
  reference: string
}

/** NPCI's linking specification: notes and names longer than these are refused or cut by apps. */
const maxNote = 80
const maxName = 99
const maxReference = 35

const part = (text: string, max: number) =>
  // An id is written with its @ as it is: not every app reads %40 there.
  encodeURIComponent([...text.toWellFormed()].slice(0, max).join('')).replaceAll('%40', '@')

/**
 * The link that opens a UPI app with everything filled in; a QR code of it does the same.
 * Percent-encoded (a space is %20, since apps take + for a plus), the amount with two decimals.
 */
export function upiLink({ upiId, name, amount, note, reference }: UpiPayment): string {
  const fields = [
    ['pa', part(upiId, 255)],
    ['pn', part(name, maxName)],
    ['am', amount.toFixed(2)],
    ['cu', 'INR'],
    ['tn', part(note, maxNote)],
    ['tr', part(reference, maxReference)],
  ]
  return `upi://pay?${fields.map(([key, value]) => `${key}=${value}`).join('&')}`
}
