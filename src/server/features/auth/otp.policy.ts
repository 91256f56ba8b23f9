import { randomInt } from 'node:crypto'

/**
 * What a code is good for. A new purpose is a word more here and its sentence below; nothing else
 * has to change.
 */
export type OtpPurpose = 'login' | 'register' | 'delete-account' | 'step-up'

/** Wrong tries that a code survives, less one: the fifth burns it. */
export const maxTries = 5

/** Live codes of a phone that one network has asked for; one more replaces its oldest. */
export const maxLiveCodes = 3

/**
 * So many times `OTP_REQUESTS_PER_PHONE_PER_DAY` is what all networks together that a phone has never
 * logged in from get in a day. It bounds how many SMS a stranger with many networks can send to
 * somebody, and with five tries a code how often they can guess: 500 in a million a day.
 */
export const unknownNetworksFactor = 5

/** Days that a network counts as known after a right code was entered there. */
export const knownNetworkDays = 90

/** Six digits from the system's CSPRNG, every one of the million as likely. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

const aims: Record<OtpPurpose, string> = {
  login: '',
  register: '',
  'delete-account': ' for deleting your account',
  'step-up': ' for confirming a change to your account',
}

/** The SMS. What a code does beyond logging in is said, so that nobody gives it away for less. */
export const otpText = (code: string, purpose: OtpPurpose) =>
  `${code} is your KrishiHaat OTP${aims[purpose]}. It is valid for 2 minutes. Do not share it with anyone.`
