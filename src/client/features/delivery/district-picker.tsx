import { MultiSelect } from '@mantine/core'
import { districtNameIn } from '#client/domain/place/place-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { AnyFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { districtText } from './crop-delivery-fields.ts'
import '#client/platform/theme/list-styles.ts'

/** Options that are shown at once; typing narrows the list. */
const shownOptions = 40
/** Keeps the open list inside the page's main landmark. */
const listProps = { keepMounted: false, withinPortal: false }

/** Chooses districts from all of India's by typing a part of their names. */
export default function DistrictPicker({ form }: { form: AnyFieldForm }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = trpc.place.districts.useQuery({}, { staleTime: Number.POSITIVE_INFINITY })
  const { error, ...input } = form.mantine.getInputProps('districts')
  const chosen = form.mantine.values.districts as string[]
  const options = new Map(chosen.map((text) => [text, placeText(t, text)]))
  for (const district of data?.districts ?? []) {
    options.set(
      districtText(district),
      `${districtNameIn(language, district)}, ${t(district.state)}`,
    )
  }
  return (
    <MultiSelect
      {...input}
      label={t('Districts')}
      description={t('Type a part of the name')}
      error={typeof error === 'string' ? translateMessage(t, error) : undefined}
      data={[...options].map(([value, label]) => ({ value, label }))}
      limit={shownOptions}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('Nothing found')}
      comboboxProps={listProps}
    />
  )
}
