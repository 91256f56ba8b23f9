/** The ten digits of an Indian number in any format. */
export const nationalNumber = (text: string) => text.replace(/\D/g, '').slice(-10)

export const telephoneHref = (text: string) => `tel:+91${nationalNumber(text)}`

/** +91 98765 43210, on one line. */
export const showTelephone = (text: string) =>
  nationalNumber(text).replace(/.{5}/, '+91\u00a0$&\u00a0')
