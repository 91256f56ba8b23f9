/** What a UPI app is asked to pay. */
export interface UpiPayment {
  /** name@bank */
  upiId: string
  /** The payee's name. */
  name: string
  /** Rupees. */
  amount: number
  /** What the payment is for; shown on both people's statements. */
  note: string
  /** Our reference, which identifies the payment. */
  reference: string
}

/** Characters, from NPCI's linking specification: apps reject or cut longer notes and names. */
const maxNote = 80
const maxName = 99
const maxReference = 35

const encodeField = (text: string, max: number) =>
  // The @ of an id stays unencoded, because some apps do not decode %40 there.
  encodeURIComponent([...text.toWellFormed()].slice(0, max).join('')).replaceAll('%40', '@')

/**
 * The link that opens a UPI app with every field filled in; it also works as a QR code.
 * Values are percent-encoded (a space as %20, because apps read + as a plus sign); the amount has two
 * decimals.
 */
export function upiLink({ upiId, name, amount, note, reference }: UpiPayment): string {
  const fields = [
    ['pa', encodeField(upiId, 255)],
    ['pn', encodeField(name, maxName)],
    ['am', amount.toFixed(2)],
    ['cu', 'INR'],
    ['tn', encodeField(note, maxNote)],
    ['tr', encodeField(reference, maxReference)],
  ]
  return `upi://pay?${fields.map(([key, value]) => `${key}=${value}`).join('&')}`
}
