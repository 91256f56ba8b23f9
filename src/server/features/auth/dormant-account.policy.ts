/** After this long without a login, a phone number alone no longer proves who owns the account. */
const dormantAfterMs = 365 * 24 * 60 * 60 * 1000

export const isDormant = (lastLoginAt: Date, now: Date): boolean =>
  now.getTime() - lastLoginAt.getTime() >= dormantAfterMs
