/** Accounts that are operators of the app under test, one a journey: `newPhone` gives none of them. */
export const operatorPhones = {
  desk: '9000000001',
  messages: '9000000002',
  community: '9000000003',
  secondFactor: '9000000004',
  /** For a second try: the first one's passkey is gone with its browser. */
  secondFactorRetry: '9000000005',
}
