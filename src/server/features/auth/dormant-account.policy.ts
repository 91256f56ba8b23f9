/** Without a login for so long a phone number alone no longer shows whose account it is. */
const dormantAfterMs = 365 * 24 * 60 * 60 * 1000

export const isDormant = (lastLoginAt: Date, now: Date): boolean =>
  now.getTime() - lastLoginAt.getTime() >= dormantAfterMs
