import { typedDigits } from '#shared/kit/phone.ts'

/**
 * A PIN code as people type or paste it, without spaces, hyphens and invisible characters and with Latin
 * digits: "४११ ००१" is "411001". Anything else is left for the validation to report.
 */
export const toPinDigits = (text: string) => typedDigits(text)

/** The digits of a text that is meant as a PIN code, right or wrong; null for a name. */
export function readPinDigits(text: string): string | null {
  const digits = toPinDigits(text)
  return /^\d+$/.test(digits) ? digits : null
}
