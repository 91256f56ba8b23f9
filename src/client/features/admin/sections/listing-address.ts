import type { ListingKind } from '#shared/listing/listing.constants.ts'

const pattern = /\/(shop|rental|equipment)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?#]|$)/i

/** Which listing an address names, whole or from the slash on; null when it names none. */
export function listingOfAddress(text: string): { kind: ListingKind; listingId: string } | null {
  const [, place, listingId] = pattern.exec(text.trim()) ?? []
  if (!listingId) return null
  return { kind: place === 'shop' ? 'crop' : 'equipment', listingId }
}
