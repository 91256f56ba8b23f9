/** The ten digits of an Indian number in any format. */
export const nationalNumber = (text: string) => text.replace(/\D/g, '').slice(-10)

export const telephoneHref = (text: string) => `tel:+91${nationalNumber(text)}`

/** +91 98765 43210 */
export function showTelephone(text: string): string {
  const digits = nationalNumber(text)
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`
}
