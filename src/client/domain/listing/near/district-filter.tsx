import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { districtNameIn } from '#client/domain/place/place-name.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { findValue } from '#client/ui/list/address-codec.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { NearList } from './use-near.ts'

/** The state, and a district of it. */
export function DistrictFilter({ list }: { list: NearList }) {
  const { t, i18n } = useTranslation()
  const { state, district } = list.state
  const query = trpc.place.districts.useQuery(
    { state },
    { enabled: state !== '', staleTime: Number.POSITIVE_INFINITY },
  )
  const { compare } = new Intl.Collator(i18n.language)
  const byLabel = (one: { label: string }, other: { label: string }) =>
    compare(one.label, other.label)
  const districts = (query.data?.districts ?? [])
    .map((each) => ({ value: each.district, label: districtNameIn(i18n.language, each) }))
    .sort(byLabel)
  // An old link may name a district that has another name today; the list says so by being empty.
  const isUnknown = district !== '' && districts.every(({ value }) => value !== district)
  return (
    <>
      <NativeSelect
        size="md"
        label={t('State')}
        value={state}
        onChange={({ currentTarget }) =>
          list.change({ state: findValue(indianStates, currentTarget.value) ?? '', district: '' })
        }
        data={[
          { value: '', label: t('All states') },
          ...indianStates.map((value) => ({ value, label: t(value) })).sort(byLabel),
        ]}
      />
      {state !== '' && (
        <NativeSelect
          size="md"
          label={t('District')}
          value={district}
          onChange={({ currentTarget }) => list.change({ district: currentTarget.value })}
          data={[
            { value: '', label: t('All districts') },
            ...(isUnknown ? [{ value: district, label: district }] : []),
            ...districts,
          ]}
        />
      )}
    </>
  )
}
