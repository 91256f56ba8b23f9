/** Without zod, so that every page of the browser can import them. */

/** What can be set up as a second step at login. */
export const secondFactorMethods = ['passkey', 'app'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** Passkeys that one account may have. */
export const maxPasskeys = 10
/** Recovery codes that are created together. */
export const recoveryCodeCount = 10
export const maxPasskeyName = 60

/** Minutes for which a passed second step counts as recent. */
export const recentSecondFactorMinutes = 10
/** Minutes after a login by code in which a first passkey or app can be set up. */
export const freshLoginMinutes = 15
/** Minutes that a login may wait for its second step. */
export const pendingLoginMinutes = 10
/** Wrong codes after which a login that waits for its second step ends. */
export const maxSecondFactorTries = 5

/** Error code of a call that requires the second step again; the client then asks for it and repeats the call. */
export const confirmSecondFactorCode = 'second_factor.confirm'
/** Error code for setting up a first factor in a session that is not fresh. */
export const logInAgainCode = 'second_factor.log_in_again'
