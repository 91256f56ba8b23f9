import type { ListingKind } from '#shared/listing/listing.constants.ts'

const pattern = /\/(shop|rental|equipment)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?#]|$)/i

/** Parses a listing's address, with or without the origin; null when it is not a listing's. */
export function listingOfAddress(text: string): { kind: ListingKind; listingId: string } | null {
  const [, kindSegment, listingId] = pattern.exec(text.trim()) ?? []
  if (!listingId) return null
  return { kind: kindSegment === 'shop' ? 'crop' : 'equipment', listingId }
}
