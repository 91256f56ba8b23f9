import type { ApiScope } from '#shared/api-key/api-scope.constants.ts'

/** A read that shows something to an owner, for the first fitting scope. */
const examples: readonly [ApiScope, string][] = [
  ['orders:read', '/api/order/seller-orders'],
  ['listings:read', '/api/crop/my-crops'],
  ['bookings:read', '/api/booking/owner-bookings'],
  ['profile:read', '/api/user/get-user'],
]

interface NewSecret {
  secret: string
  scopes: readonly ApiScope[]
  isTest: boolean
}

/**
 * A call to try a new key with. The key is in a header, never in the address, which logs would keep.
 * @param origin such as `https://krishihaat.example`.
 */
export function exampleRequest({ secret, scopes, isTest }: NewSecret, origin: string) {
  const path = isTest ? '/api/sandbox' : examplePath(scopes)
  return `curl -H "Authorization: Bearer ${secret}" \\\n  "${origin}${path}"`
}

/** A call that changes the sandbox itself. The reader puts a test key in. */
export const sandboxRequest = (name: 'move-clock' | 'reset', input: object, origin: string) =>
  `curl -H "Authorization: Bearer $TEST_KEY" \\\n  -H "Content-Type: application/json" \\\n  -d '${JSON.stringify(input)}' \\\n  "${origin}/api/sandbox/${name}"`

const examplePath = (scopes: readonly ApiScope[]) =>
  examples.find(([scope]) => scopes.includes(scope))?.[1] ?? '/api/crop/all-crops'
