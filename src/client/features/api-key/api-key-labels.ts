import type { English } from '#client/platform/i18n/texts.ts'
import type { ApiKeyView } from '#shared/api-key/api-key.schema.ts'
import type { ApiScope, ApiScopeSet } from '#shared/api-key/api-scope.constants.ts'
import type { SandboxPerson } from '#shared/sandbox/sandbox.constants.ts'

type Label = { label: English }

/** What each scope allows, for the owner of a key. */
export const scopeLabels: Record<ApiScope, Label> = {
  'listings:read': { label: 'See listings' },
  'listings:write': { label: 'Add and change listings' },
  'delivery:read': { label: 'See delivery terms' },
  'delivery:write': { label: 'Change delivery terms' },
  'orders:read': { label: 'See orders' },
  'orders:write': { label: 'Place, accept and change orders' },
  'bookings:read': { label: 'See bookings' },
  'bookings:write': { label: 'Request, accept and change bookings' },
  'carts:read': { label: 'See the cart' },
  'carts:write': { label: 'Change the cart' },
  'messages:read': { label: 'Read messages' },
  'messages:write': { label: 'Write messages' },
  'reviews:write': { label: 'Write reviews' },
  'notifications:read': { label: 'Read notifications' },
  'notifications:write': { label: 'Mark notifications as read' },
  'searches:read': { label: 'See favourites and saved searches' },
  'searches:write': { label: 'Change favourites and saved searches' },
  'market:read': { label: 'See own prices and price alerts' },
  'market:write': { label: 'Change price alerts' },
  'community:read': { label: 'See own questions in the community' },
  'community:write': { label: 'Write in the community' },
  'advisor:ask': { label: 'Get answers from FarmAdvisor' },
  'experts:read': { label: 'See expert sessions' },
  'experts:write': { label: 'Request expert sessions' },
  'dashboard:read': { label: 'See earnings and what waits' },
  'profile:read': { label: 'See the profile' },
  'exports:read': { label: 'Download everything as tables' },
  'events:read': { label: 'Follow what happens' },
  'webhooks:read': { label: 'See webhooks and what was sent' },
  'webhooks:write': { label: 'Add and change webhooks' },
  'proposals:write': { label: 'Propose what you then confirm yourself' },
}

export const scopeSetLabels: Record<ApiScopeSet, { label: English; text: English }> = {
  readShop: {
    label: 'Read my shop',
    text: 'Listings, orders, bookings and earnings. Nothing can be changed.',
  },
  runShop: {
    label: 'Run my shop',
    text: 'Also list goods, accept orders and bookings, and answer messages.',
  },
  helpMe: {
    label: 'Help me as an assistant',
    text: 'Read, and propose orders and listings. Nothing is done before you confirm it.',
  },
}

export const stateLabels: Record<ApiKeyView['state'], Label> = {
  active: { label: 'Active' },
  expired: { label: 'No longer valid' },
  revoked: { label: 'Revoked' },
  stopped: { label: 'Stopped by operators' },
}

/** A test key says for whom it acts in its sandbox. */
export const testKeyLabels: Record<SandboxPerson, Label> = {
  seller: { label: 'Test: seller' },
  buyer: { label: 'Test: buyer' },
}

export const lifetimeLabels: Record<number, Label> = {
  30: { label: '30 days' },
  90: { label: '90 days' },
  365: { label: 'One year' },
  730: { label: 'Two years' },
}
