import { paths } from '#client/platform/paths/paths.ts'
import type { ListingKind } from './drafts.ts'

/** What is said of a listing that was sent from the outbox, in English, and where it is found. */
export const listingWords = {
  crop: {
    added: 'Crop added successfully',
    updated: 'Crop updated successfully',
    refused: 'Your crop was not accepted. It is in its form again.',
    formHref: (id: string | null) => (id === null ? paths.addCrop.href() : paths.editCrop.href(id)),
    mineHref: paths.myCrops.href(),
    href: paths.crop.href,
  },
  equipment: {
    added: 'Equipment added successfully',
    updated: 'Equipment updated successfully',
    refused: 'Your equipment was not accepted. It is in its form again.',
    formHref: (id: string | null) =>
      id === null ? paths.addEquipment.href() : paths.editEquipment.href(id),
    mineHref: paths.myEquipment.href(),
    href: paths.equipmentAlias.href,
  },
} as const satisfies Record<ListingKind, unknown>
