/** Free of zod, so that every page of the browser can have them. */

/** Seconds that a one-time password is good for. */
export const otpSeconds = 120
/** Seconds that a session lasts: 7 days. */
export const sessionSeconds = 604_800
