import { ActionIcon, Button } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import classes from './favourite-button.module.css'
import { useFavourite } from './use-favourite.ts'

export interface FavouriteButtonProps {
  kind: ListingKind
  listingId: string
  /** The listing's name. */
  name: string
  /** With its label beside the heart, on the listing's own page. */
  isLabelled?: boolean
}

/** Adds a listing to the favourites, or takes it out again. */
export default function FavouriteButton(props: FavouriteButtonProps) {
  const { kind, listingId, name, isLabelled = false } = props
  const { t } = useTranslation()
  const { isFavourite, toggle } = useFavourite({ kind, listingId })
  const Icon = isFavourite ? IconHeartFilled : IconHeart
  const handleClick = (event: MouseEvent) => {
    // The card around it opens the listing.
    event.stopPropagation()
    toggle()
  }
  if (isLabelled) {
    return (
      <Button
        className={classes.labelled}
        variant="default"
        leftSection={<Icon size={20} aria-hidden />}
        aria-pressed={isFavourite}
        onClick={handleClick}
      >
        {t('Favourite')}
      </Button>
    )
  }
  return (
    <ActionIcon
      className={classes.heart}
      variant="default"
      radius="xl"
      size={44}
      aria-label={t('Favourite: {{name}}', { name })}
      aria-pressed={isFavourite}
      onClick={handleClick}
    >
      <Icon size={24} aria-hidden />
    </ActionIcon>
  )
}
