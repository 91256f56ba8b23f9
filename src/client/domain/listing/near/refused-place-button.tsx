import { PlaceDialogButton } from '#client/domain/place/my-place-button.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { type NearList, nearPlaceChange, refusedPlace } from './use-near.ts'

interface RefusedPlaceButtonProps {
  list: NearList
  /** The error of the list's query. */
  error: unknown
}

/** Asks for another place where the server refused that of the address. */
export default function RefusedPlaceButton({ list, error }: RefusedPlaceButtonProps) {
  const { t } = useTranslation()
  const refused = refusedPlace(error, list.state.near)
  if (!refused) return null
  return (
    <PlaceDialogButton
      label={t('Choose your place')}
      variant="filled"
      refused={refused}
      onChosen={(place) => list.change(nearPlaceChange(place))}
    />
  )
}
