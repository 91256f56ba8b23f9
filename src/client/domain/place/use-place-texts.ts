import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { districtNameIn, placeNameIn } from './place-name.ts'

/** Whether the place's point is good for its district alone. */
const isDistrictOnly = ({ kind, precision }: PlaceView) =>
  kind === 'district' || precision === 'region'

/** Texts about places, which say how precise a place is. */
export function usePlaceTexts() {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = (place: PlaceView) => placeNameIn(language, place)
  const districtOf = (place: PlaceView) => districtNameIn(language, place)
  return {
    name: nameOf,
    /** "Near Pune", or "In the district of Pune" where the point is not finer. */
    near: (place: PlaceView) =>
      isDistrictOnly(place)
        ? t('In the district of {{district}}', { district: districtOf(place) })
        : t('Near {{place}}', { place: nameOf(place) }),
    /** The same inside a sentence: "near Pune". */
    around: (place: PlaceView) =>
      isDistrictOnly(place)
        ? t('in the district of {{district}}', { district: districtOf(place) })
        : t('near {{place}}', { place: nameOf(place) }),
    /** What tells places of the same name apart: the district, the state and the PIN code. */
    detail: (place: PlaceView) =>
      [
        place.kind === 'district'
          ? t('District')
          : t('{{district}} district', { district: districtOf(place) }),
        t(place.state),
        place.pin,
      ]
        .filter(Boolean)
        .join(', '),
  }
}
