import type { CropInput, CropUpdate } from '#shared/crop/crop.schema.ts'
import type { EquipmentInput, EquipmentUpdate } from '#shared/equipment/equipment.schema.ts'

/** The whole of a new listing, as its form submits it. */
export interface NewListing {
  crop: CropInput
  equipment: EquipmentInput
}

/** The fields of a listing that its form changed. */
export interface ListingChange {
  crop: Omit<CropUpdate, 'cropId'>
  equipment: Omit<EquipmentUpdate, 'equipmentId'>
}

/** The kinds of listings; each has its form, whose drafts are stored on the device. */
export type ListingKind = keyof NewListing

/** A new listing, or a change to the listing with the id. */
export type ListingWrite = {
  [Kind in ListingKind]: { kind: Kind } & (
    | { listingId: null; values: NewListing[Kind] }
    | { listingId: string; values: ListingChange[Kind] }
  )
}[ListingKind]

export type ListingToSend = ListingWrite & { idempotencyKey: string }

/** The server's addresses of uploaded pictures, by the addresses that say that they wait on the device. */
export type UploadedPictures = Readonly<Record<string, string>>

/** The listing with the server's addresses for its pictures, as far as they are uploaded. */
export function withUploads<Listing extends ListingToSend>(
  listing: Listing,
  uploads: UploadedPictures,
): Listing {
  const { images } = listing.values
  if (!images) return listing
  return {
    ...listing,
    values: { ...listing.values, images: images.map((url) => uploads[url] ?? url) },
  }
}
