import type { English } from '#client/platform/i18n/texts.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { ListingKind } from './listing-to-send.ts'

interface ListingKindTexts {
  added: English
  updated: English
  refused: English
  formHref: (id: string | null) => string
  mineHref: string
  href: (id: string) => string
}

/** The toasts and addresses for a listing of each kind. */
export const listingKinds: Record<ListingKind, ListingKindTexts> = {
  crop: {
    added: 'Crop added successfully',
    updated: 'Crop updated successfully',
    refused: 'Your crop was not accepted. It is in its form again.',
    formHref: (id) => (id === null ? paths.addCrop.href() : paths.editCrop.href(id)),
    mineHref: paths.myCrops.href(),
    href: paths.crop.href,
  },
  equipment: {
    added: 'Equipment added successfully',
    updated: 'Equipment updated successfully',
    refused: 'Your equipment was not accepted. It is in its form again.',
    formHref: (id) => (id === null ? paths.addEquipment.href() : paths.editEquipment.href(id)),
    mineHref: paths.myEquipment.href(),
    href: paths.equipmentAlias.href,
  },
}
