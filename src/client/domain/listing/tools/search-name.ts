import type { formatters } from '#client/platform/format/format.ts'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import type { Translate } from '#client/platform/i18n/translation.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { maxSavedSearchName } from '#shared/saved-search/saved-search.constants.ts'
import type { ListState } from '../state/list-state.ts'
import { priceRangeText } from '../state/price-range-text.ts'

interface Named {
  kind: ListingKind
  state: Omit<ListState, 'page' | 'sort'>
  /** The name of the place of `near`; null while it is not known. */
  place: string | null
  /** The name of the district in the language of the page; null without one. */
  district: string | null
}

const anything: Record<ListingKind, English> = { crop: 'Crops', equipment: 'Machines' }

function placeText(t: Translate, format: ReturnType<typeof formatters>, named: Named) {
  const { near, radius, state, district } = named.state
  const districtName = named.district ?? district
  const place = named.place ?? near
  if (near !== '' && radius !== null) {
    return t('within {{distance}} km of {{place}}', { distance: format.number(radius), place })
  }
  if (district !== '') return t('in {{place}}', { place: `${districtName}, ${t(state)}` })
  return state === '' ? null : t('in {{place}}', { place: t(state) })
}

/** A name for a search in words: "onion, within 100 km of Pune, up to ₹25 per kg". */
export function searchName(
  t: Translate,
  format: ReturnType<typeof formatters>,
  named: Named,
): Translated {
  const { q, category, organic } = named.state
  const what = q || t(category === 'all' ? anything[named.kind] : category)
  return [
    what,
    ...(q && category !== 'all' ? [t(category)] : []),
    ...(organic ? [t('Organic')] : []),
    placeText(t, format, named),
    priceRangeText(t, format, named.state),
  ]
    .filter(Boolean)
    .join(', ')
    .slice(0, maxSavedSearchName)
}
