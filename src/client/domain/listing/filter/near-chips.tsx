import { IconMapPin } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { usePlaceTexts } from '#client/domain/place/use-place-texts.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { ChipSelect } from '#client/ui/list/chip-select.tsx'
import chip from '#client/ui/list/filter-chip.module.css'
import { FilterChip } from '#client/ui/list/filter-chip.tsx'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { type NearPage, nearPlaceChange, refusedPlace, useListPlace } from '../near/use-near.ts'
import { everywhereChange, type FilterList } from './filter-list.ts'
import { useDistanceFilter } from './use-place-filters.ts'

const PlaceDialog = lazyPart(() =>
  withHindi(() => import('#client/domain/place/place-dialog.tsx'), 'place'),
)

interface NearChipsProps {
  list: FilterList
  page: NearPage | undefined
  /** The error of the list's query. */
  error: unknown
}

/**
 * Narrows the list to what is near the user's place, which is asked for when it is not known; then the
 * chip leads to another place, and the one beside it says how far. A place of the address that the server
 * refuses is asked for again, with the reason at the field.
 */
export function NearChips({ list, page, error }: NearChipsProps) {
  const { t } = useTranslation()
  const texts = usePlaceTexts()
  const { place } = useMyPlace()
  const listPlace = useListPlace(list, page)
  const distance = useDistanceFilter(list)
  const [isDialogLoaded, setDialogLoaded] = useState(false)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { near } = list.state
  const refused = refusedPlace(error, near)
  const isActive = near !== ''
  const known = isActive ? listPlace : place
  const nearText = known ? texts.near(known) : t('Near {{place}}', { place: near })
  const shownText = known || isActive ? nearText : t('Near me')

  const handleChosen = (chosen: PlaceView) => list.change(nearPlaceChange(chosen))
  const handlePress = () => {
    if (!isActive && place) return handleChosen(place)
    setDialogLoaded(true)
    setDialogOpen(true)
  }
  return (
    <>
      <FilterChip
        active={isActive ? nearText : null}
        onClear={() => list.change(everywhereChange(list.state))}
      >
        <button
          type="button"
          className={chip.bare}
          aria-haspopup={isActive || !place ? 'dialog' : undefined}
          onClick={handlePress}
        >
          <IconMapPin size={18} aria-hidden />
          {refused ? t('Choose your place') : shownText}
        </button>
      </FilterChip>
      {isActive && !refused && <ChipSelect label={t('Distance')} {...distance} />}
      {isDialogLoaded && (
        <Suspense>
          <PlaceDialog
            isOpen={isDialogOpen}
            onClose={() => setDialogOpen(false)}
            onChosen={handleChosen}
            refused={refused}
          />
        </Suspense>
      )}
    </>
  )
}
