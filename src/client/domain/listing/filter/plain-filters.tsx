import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { AddressFormField } from '#client/ui/without-code/address-form.tsx'
import { AddressForm } from '#client/ui/without-code/without-code.tsx'
import { maxSearchLength } from '#shared/kit/pagination.constants.ts'
import { pinPattern } from '#shared/place/place.constants.ts'
import type { ListState } from '../state/list-state.ts'
import type { FilterChoice, FilterList, FilterSelects } from './filter-list.ts'
import { useDistanceFilter, useDistrictFilters } from './use-place-filters.ts'

interface PlainFiltersProps {
  list: FilterList
  /** The address of the list. */
  href: string
  selects: FilterSelects
  searchPlaceholder: Translated
}

/** A list's search and all its filters as one form, for browsers that run no scripts. Rendered by the server alone. */
export default function PlainFilters(props: PlainFiltersProps) {
  const { list, href, selects, searchPlaceholder } = props
  const { t } = useTranslation()
  const distance = useDistanceFilter(list)
  const { state, district } = useDistrictFilters(list)
  const choice = (
    name: keyof ListState,
    label: Translated,
    of: FilterChoice,
  ): AddressFormField => ({
    name,
    label,
    initial: of.initial,
    options: of.options,
  })
  const price = (name: 'minPrice' | 'maxPrice', label: Translated): AddressFormField => ({
    name,
    label,
    maxLength: 10,
    inputMode: 'decimal',
    pattern: '[0-9]{1,7}([.][0-9]{1,2})?',
  })
  const isCrops = selects.kind === 'crop'
  // A shared link may name a point, which the field for a PIN code refuses: without a field the form passes it on.
  const isPointNear = list.state.near !== '' && !pinPattern.test(list.state.near)
  return (
    <AddressForm
      href={href}
      fields={[
        {
          name: 'q' satisfies keyof ListState,
          label: t('Search'),
          placeholder: searchPlaceholder,
          maxLength: maxSearchLength,
        },
      ]}
      more={{
        summary: t('All filters'),
        // In the order in which `listAddress` writes them.
        fields: [
          choice('category', t('Category'), selects.category),
          choice('sort', t('Sort'), selects.sort),
          ...(isCrops
            ? [
                {
                  name: 'organic' satisfies keyof ListState,
                  label: t('Organic'),
                  isFlag: true,
                } as const,
              ]
            : []),
          ...(isPointNear
            ? []
            : [
                {
                  name: 'near' satisfies keyof ListState,
                  label: t('Near a PIN code'),
                  maxLength: 6,
                  inputMode: 'numeric',
                  pattern: pinPattern.source,
                } as const,
              ]),
          ...(list.state.near === '' ? [] : [choice('radius', t('Distance'), distance)]),
          choice('state', t('State'), state),
          ...(district ? [choice('district', t('District'), district)] : []),
          ...(isCrops
            ? [
                price('minPrice', t('Price per kg from')),
                price('maxPrice', t('Price per kg up to')),
              ]
            : []),
        ],
      }}
    />
  )
}
