import { randomInt } from 'node:crypto'

/** Wrong tries that a code survives, less one: the fifth burns it. */
export const maxTries = 5

/** Six digits from the system's CSPRNG, every one of the million as likely. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

export const otpText = (code: string) =>
  `${code} is your KrishiHaat OTP. It is valid for 2 minutes. Do not share it with anyone.`
