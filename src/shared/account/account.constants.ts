/** Free of zod, so that every page of the browser can have them. */

/** Days in which a deletion can be taken back. */
export const deletionDays = 14
/** Days that an account is kept after its phone number has passed to a new owner. */
export const releasedAccountDays = 90
/** Archives that a person may download in 24 hours. */
export const downloadsPerDay = 5
/** A trade that nothing has happened to for so many days does not hold up a deletion. */
export const settledAfterDays = 30

/** The name that stands for a person whose account was erased. */
export const formerMember = 'A former member'
