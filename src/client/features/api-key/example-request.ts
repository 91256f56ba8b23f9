import type { ApiScope } from '#shared/api-key/api-scope.constants.ts'

/** A read that shows something to an owner, for the first fitting scope. */
const examples: readonly [ApiScope, string][] = [
  ['orders:read', '/api/order/seller-orders'],
  ['listings:read', '/api/crop/my-crops'],
  ['bookings:read', '/api/booking/owner-bookings'],
  ['profile:read', '/api/user/get-user'],
]

/**
 * A call to try a new key with. The key is in a header, never in the address, which logs would keep.
 * @param origin such as `https://krishihaat.example`.
 */
export function exampleRequest(secret: string, scopes: readonly ApiScope[], origin: string) {
  const path = examples.find(([scope]) => scopes.includes(scope))?.[1] ?? '/api/crop/all-crops'
  return `curl -H "Authorization: Bearer ${secret}" \\\n  "${origin}${path}"`
}
