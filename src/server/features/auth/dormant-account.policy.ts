/** After this many days without a login, a phone number alone no longer proves who owns the account. */
export const dormantAfterDays = 365
/** People whose software uses the account are reminded to log in so many days before. */
export const reminderDays = 30
const dayMs = 24 * 60 * 60 * 1000

interface LoginFacts {
  lastLoginAt: Date
  secondFactorMethods: readonly string[]
}

/** An account with a second factor never is: more than the number proves its owner. */
export const isDormant = ({ lastLoginAt, secondFactorMethods }: LoginFacts, now: Date): boolean =>
  secondFactorMethods.length === 0 &&
  now.getTime() - lastLoginAt.getTime() >= dormantAfterDays * dayMs
