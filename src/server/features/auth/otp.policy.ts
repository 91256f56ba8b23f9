import { randomInt } from 'node:crypto'
import { otpSeconds } from '#shared/auth/auth.constants.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { sandboxOtp } from '#shared/sandbox/sandbox.constants.ts'

/** What a code can be used for. To add a purpose, extend this type and the texts below. */
export type OtpPurpose = 'login' | 'register' | 'delete-account' | 'step-up'

/** What a stored secret proves: one of a code's purposes, or that a login's code was right. */
export type ProofPurpose = OtpPurpose | 'registration-proof'

/** The wrong try with this number invalidates the code. */
export const maxTries = 5

/** Valid codes of one phone and one network at the same time; one more replaces the oldest. */
export const maxLiveCodes = 3

/**
 * All networks together from which a phone has never logged in get `OTP_REQUESTS_PER_PHONE_PER_DAY`
 * times this many codes in a day. This limits the SMS that a stranger with many networks can send to
 * somebody and, with five tries per code, their guesses: 500 of a million combinations in a day.
 */
export const unknownNetworksFactor = 5

/** Days that a network stays known for a phone after a right code was entered there. */
export const knownNetworkDays = 90

/** Six digits from a secure random source; all million codes are equally likely. A sandbox has one code. */
export const newCode = ({ isSandbox }: { isSandbox: boolean }) =>
  isSandbox ? sandboxOtp : String(randomInt(1_000_000)).padStart(6, '0')

const minutes = otpSeconds / 60

const englishPurposes: Record<OtpPurpose, string> = {
  login: '',
  register: '',
  'delete-account': ' for deleting your account',
  'step-up': ' for confirming a change to your account',
}

/** What comes after the code. With it, a text has at most 70 characters: one SMS in Devanagari. */
const hindiTexts: Record<OtpPurpose, string> = {
  login: `आपका कृषि हाट OTP है। ${minutes} मिनट चलेगा। किसी को न बताएँ।`,
  register: `आपका कृषि हाट OTP है। ${minutes} मिनट चलेगा। किसी को न बताएँ।`,
  'delete-account': `कृषि हाट खाता हटाने का OTP है। ${minutes} मिनट चलेगा। किसी को न बताएँ।`,
  'step-up': `खाते में बदलाव का कृषि हाट OTP। ${minutes} मिनट चलेगा। किसी को न बताएँ।`,
}

/** The text of the SMS. It names what the code does beyond logging in, so that nobody is tricked. */
export const otpText = (code: string, purpose: OtpPurpose, language: Language) =>
  language === 'hi'
    ? `${code} ${hindiTexts[purpose]}`
    : `${code} is your KrishiHaat OTP${englishPurposes[purpose]}. It is valid for ${minutes} minutes. Do not share it with anyone.`
