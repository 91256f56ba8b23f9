import type { TestApp } from '../test-app.ts'

/** PIN codes with known points: two in Pune, and Nashik, which is some 160 km away. */
export const pins = { pune: '411001', puneCamp: '411040', nashik: '422001', unknown: '999999' }

/** The calls of people who set and read terms of delivery. */
export function deliveryCalls(app: TestApp) {
  return {
    /** Gives the profile a PIN code. */
    moveTo: (token: string, zip: string) =>
      app.call('PATCH', '/api/user/update-user', { token, body: { address: { zip } } }),
    setTerms: (token: string, body: object) =>
      app.call('PATCH', '/api/delivery/update-terms', { token, body }),
    /** @param token of who asks; a visitor without it. */
    termsOf: async (sellerId: string, pin = '', token?: string) =>
      (
        await app.call(
          'GET',
          `/api/delivery/seller-terms/${sellerId}?pin=${pin}`,
          token ? { token } : {},
        )
      ).body.data,
    check: async (lines: object[], pin: string, token?: string) =>
      (
        await app.call('POST', '/api/basket/check', {
          body: { lines, pin },
          ...(token && { token }),
        })
      ).body.data,
  }
}
