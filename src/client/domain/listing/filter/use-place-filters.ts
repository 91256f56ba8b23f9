import { districtNameIn } from '#client/domain/place/place-name.ts'
import { stateChoices } from '#client/domain/place/state-choices.ts'
import { byLabel } from '#client/platform/format/by-label.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { findValue } from '#client/ui/list/address-codec.ts'
import { indianStates } from '#shared/kit/places.ts'
import { radiusChoices } from '#shared/place/place.constants.ts'
import type { FilterChoice, FilterList } from './filter-list.ts'

/** The distances to choose from, for a list near a place. */
export function useDistanceFilter({ state, change }: FilterList): FilterChoice {
  const { t } = useTranslation()
  const format = useFormat()
  return {
    value: String(state.radius ?? ''),
    initial: '',
    options: [
      ...radiusChoices.map((radius) => ({
        value: String(radius),
        label: t('Up to {{distance}} km', { distance: format.number(radius) }),
      })),
      { value: '', label: t('Any distance') },
    ],
    onChange: (value) =>
      change({ radius: radiusChoices.find((radius) => String(radius) === value) ?? null }),
  }
}

/** The states, and the districts of the chosen one; null without a state. */
export function useDistrictFilters(list: FilterList): {
  state: FilterChoice
  district: FilterChoice | null
} {
  const { t } = useTranslation()
  const language = useLanguage()
  const { state, district } = list.state
  const query = trpc.place.districts.useQuery(
    { state },
    { enabled: state !== '', staleTime: Number.POSITIVE_INFINITY },
  )
  const districts = (query.data?.districts ?? [])
    .map((each) => ({ value: each.district, label: districtNameIn(language, each) }))
    .sort(byLabel(language))
  // An old link may name a district that has another name today; the list says so by being empty.
  const isUnknown = district !== '' && districts.every(({ value }) => value !== district)
  return {
    state: {
      value: state,
      initial: '',
      options: [{ value: '', label: t('All states') }, ...stateChoices(t)],
      onChange: (value) =>
        list.change({ state: findValue(indianStates, value) ?? '', district: '' }),
    },
    district:
      state === ''
        ? null
        : {
            value: district,
            initial: '',
            options: [
              { value: '', label: t('All districts') },
              ...(isUnknown ? [{ value: district, label: district }] : []),
              ...districts,
            ],
            onChange: (value) => list.change({ district: value }),
          },
  }
}
