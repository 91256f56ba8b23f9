import { findHindiTownName } from '#server/features/place/place-hindi-names.service.ts'
import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** What the names are found by, of a row of `viewColumns`. */
interface NamedRow {
  kind?: string | null
  user?: { place: string }
  images?: readonly string[]
}

const kindNames = new Map<ListingKind, Map<string, string>>()

const kindImages = new Map<ListingKind, Map<string, string>>()

function imagesOfKinds(listingKind: ListingKind): Map<string, string> {
  const images =
    kindImages.get(listingKind) ??
    new Map(
      goodsKinds(listingKind).flatMap(({ id, image }) => (image ? [[id, image] as const] : [])),
    )
  kindImages.set(listingKind, images)
  return images
}

function hindiKindNames(listingKind: ListingKind): Map<string, string> {
  const names =
    kindNames.get(listingKind) ??
    new Map(goodsKinds(listingKind).map(({ id, name }) => [id, name.hi] as const))
  kindNames.set(listingKind, names)
  return names
}

/** The Hindi name of a kind of goods; null for an unknown kind, or none. */
export const hindiKindName = (
  listingKind: ListingKind,
  kind: string | null | undefined,
): string | null => (kind && hindiKindNames(listingKind).get(kind)) || null

/** The picture of a kind of goods as `kindImage`, for what has no photo; empty with a photo and for an unknown kind. */
export function kindImageWithoutPhoto(
  listingKind: ListingKind,
  kind: string | null | undefined,
  photo: string | null | undefined,
): { kindImage?: string } {
  const kindImage = kind && !photo && imagesOfKinds(listingKind).get(kind)
  return kindImage ? { kindImage } : {}
}

/**
 * The rows with the Hindi names of their kind of goods and of their town, null where we have none. A listing
 * without a photo also gets the drawing of its kind.
 */
export function withHindiNames<Row extends object>(listingKind: ListingKind, rows: readonly Row[]) {
  return rows.map((row) => {
    const { kind, user, images } = row as NamedRow
    return {
      ...row,
      kindHindi: hindiKindName(listingKind, kind),
      placeHindi: user ? findHindiTownName(user.place) : null,
      kindImage: images && kindImageWithoutPhoto(listingKind, kind, images[0]).kindImage,
    }
  })
}
