/** Without zod, so that every page of the browser can import them. */

/** Seconds that a one-time password is valid. */
export const otpSeconds = 120
/** Seconds that a session lasts: 7 days. */
export const sessionSeconds = 604_800
