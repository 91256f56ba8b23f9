/** Without zod, so that every page of the browser can import them. */

/** Days after the request in which a deletion can be cancelled. */
export const deletionDays = 14
/** Days after which an account is erased whose phone number has passed to another person. */
export const releasedAccountDays = 90
/** Archives that a user may download in 24 hours. */
export const downloadsPerDay = 5
/** Days without a change after which an unfinished trade no longer prevents a deletion. */
export const settledAfterDays = 30

/** The name shown for a person whose account was erased. */
export const formerMember = 'A former member'
