import { Group } from '@mantine/core'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { ShareButton } from '#client/ui/share-button.tsx'
import FavouriteButton, { type FavouriteButtonProps } from './favourite-button.tsx'

export interface ListingActionsProps extends Omit<FavouriteButtonProps, 'isLabelled'> {
  /** The user's own listing, which they share but do not mark. */
  isOwn: boolean
  /** The name and the price, for those who get the link. */
  title: Translated
  text: Translated
}

/** Marks a listing as a favourite, and sends it to others. */
export default function ListingActions({ isOwn, title, text, ...favourite }: ListingActionsProps) {
  return (
    <Group gap="xs">
      {!isOwn && <FavouriteButton {...favourite} isLabelled />}
      <ShareButton title={title} text={text} />
    </Group>
  )
}
