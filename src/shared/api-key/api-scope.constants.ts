/**
 * What an API key may be allowed to do, a right each. Every procedure names the one that it needs
 * (`scope` of its meta). Names are part of the contract: add, never rename.
 */
export const apiScopes = [
  'listings:read',
  'listings:write',
  'delivery:read',
  'delivery:write',
  'orders:read',
  'orders:write',
  'bookings:read',
  'bookings:write',
  'carts:read',
  'carts:write',
  'messages:read',
  'messages:write',
  'reviews:write',
  'notifications:read',
  'notifications:write',
  'searches:read',
  'searches:write',
  'market:read',
  'market:write',
  'community:read',
  'community:write',
  'advisor:ask',
  'experts:read',
  'experts:write',
  'dashboard:read',
  'profile:read',
  'exports:read',
  'events:read',
  'webhooks:read',
  'webhooks:write',
  'proposals:write',
] as const
export type ApiScope = (typeof apiScopes)[number]

/**
 * What a procedure says of keys: the scope that it needs; `public` where a key changes nothing, because
 * everybody gets the same answer; `sessionOnly` for what only the person in the app may do.
 */
export type ProcedureScope = ApiScope | 'public' | 'sessionOnly'

type AreaOf<Access extends string> =
  Extract<ApiScope, `${string}:${Access}`> extends `${infer Area}:${Access}` ? Area : never
/** An area with scopes for reading and for writing: the method of a route decides which one it needs. */
export type ApiScopeArea = AreaOf<'read'> & AreaOf<'write'>

/** Ready-made sets of scopes, for people who do not want to choose one by one. */
export const apiScopeSets = {
  readShop: [
    'listings:read',
    'delivery:read',
    'orders:read',
    'bookings:read',
    'dashboard:read',
    'exports:read',
    'events:read',
  ],
  runShop: [
    'listings:read',
    'listings:write',
    'delivery:read',
    'delivery:write',
    'orders:read',
    'orders:write',
    'bookings:read',
    'bookings:write',
    'messages:read',
    'messages:write',
    'notifications:read',
    'dashboard:read',
    'exports:read',
    'events:read',
  ],
  helpMe: [
    'listings:read',
    'orders:read',
    'bookings:read',
    'market:read',
    'advisor:ask',
    'dashboard:read',
    'proposals:write',
  ],
} as const satisfies Record<string, readonly ApiScope[]>
export type ApiScopeSet = keyof typeof apiScopeSets
