/** Free of zod, so that every page of the browser can have them. */

/** What can be set up as a second step at login. */
export const secondFactorMethods = ['passkey', 'app'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** Passkeys that one account can have. */
export const maxPasskeys = 10
/** Recovery codes that are made at a time. */
export const recoveryCodeCount = 10
export const maxPasskeyName = 60

/** Minutes for which a passed second step counts as recent. */
export const recentSecondFactorMinutes = 10
/** Minutes after a login with a code in which a first passkey or app can be set up. */
export const freshLoginMinutes = 15
/** Minutes in which a login must pass its second step. */
export const pendingLoginMinutes = 10
/** Wrong codes that end a login which waits for its second step. */
export const maxSecondFactorTries = 5

/** The refusal of what wants the second step again; the client asks for it and sends the call again. */
export const confirmSecondFactorCode = 'second_factor.confirm'
/** The refusal of setting up a first factor in a session that is not fresh. */
export const logInAgainCode = 'second_factor.log_in_again'
