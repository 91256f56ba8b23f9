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

function imagesOfKinds(of: ListingKind): Map<string, string> {
  const images =
    kindImages.get(of) ??
    new Map(goodsKinds(of).flatMap(({ id, image }) => (image ? [[id, image] as const] : [])))
  kindImages.set(of, images)
  return images
}

function hindiKindNames(of: ListingKind): Map<string, string> {
  const names =
    kindNames.get(of) ?? new Map(goodsKinds(of).map(({ id, name }) => [id, name.hi] as const))
  kindNames.set(of, names)
  return names
}

/** The Hindi name of a kind of goods; null for an unknown kind, or none. */
export const hindiKindName = (of: ListingKind, kind: string | null | undefined): string | null =>
  (kind && hindiKindNames(of).get(kind)) || null

/** The picture of a kind of goods as `kindImage`, for what has no photo; empty with a photo and for an unknown kind. */
export function kindImageWithoutPhoto(
  of: ListingKind,
  kind: string | null | undefined,
  photo: string | null | undefined,
): { kindImage?: string } {
  const kindImage = kind && !photo && imagesOfKinds(of).get(kind)
  return kindImage ? { kindImage } : {}
}

/**
 * The rows with the Hindi names of their kind of goods and of their town, null where we have none. A listing
 * without a photo also gets the drawing of its kind.
 */
export function withHindiNames<Row extends object>(of: ListingKind, rows: readonly Row[]) {
  return rows.map((row) => {
    const { kind, user, images } = row as NamedRow
    return {
      ...row,
      kindHindi: hindiKindName(of, kind),
      placeHindi: user ? findHindiTownName(user.place) : null,
      ...(images && kindImageWithoutPhoto(of, kind, images[0])),
    }
  })
}
