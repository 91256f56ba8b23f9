/** Without zod, so that every page of the browser can import them. */

/** Seconds that a one-time password is valid. */
export const otpSeconds = 120
/** Seconds in which a number that was proven at login can be registered without another code. */
export const registrationProofSeconds = 300
/** Seconds that a session lasts: 7 days. */
export const sessionSeconds = 604_800
