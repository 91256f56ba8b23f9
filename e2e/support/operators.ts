/** Operators' phones of the app under test, one per test; `newPhone` returns none of them. */
export const operatorPhones = {
  desk: '9000000001',
  messages: '9000000002',
  community: '9000000003',
  secondFactor: '9000000004',
  /** For a second try, because the first one's passkey disappeared with its browser. */
  secondFactorRetry: '9000000005',
}
