import { Group, Image, Select } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { FieldSkeleton } from '#client/ui/form/fields/field-skeleton.tsx'
import type { FieldProps } from '#client/ui/form/model/field-props.ts'
import type { AnyFieldForm } from '#client/ui/form/model/use-field-form.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { noGoodsKind } from '#shared/vocabulary/vocabulary.constants.ts'
import { type FilledValues, kindsWithName, valuesFromKind } from './kind-defaults.policy.ts'
import '#client/platform/theme/list-styles.ts'

const listProps = { keepMounted: false, withinPortal: false }
/** Options that are shown at once; typing narrows them. */
const maxOptions = 40

interface KindChoiceProps {
  form: AnyFieldForm
  input: FieldProps['input']
  of: ListingKind
  /** The values that the user did not type, which a kind may replace. */
  presetValues: FilledValues
}

/**
 * The choice of what a listing is, by any of its names. Without an answer from the server it is left out:
 * the server then reads the kind from the listing's name.
 */
export default function KindChoice({ form, input: fieldInput, of, presetValues }: KindChoiceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = trpc.vocabulary.kinds.useQuery(
    { of, language },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const { placeholder: _, autoComplete: __, ...input } = fieldInput
  const filled = useRef<FilledValues>(presetValues)
  const kinds = query.data?.kinds
  const byId = useMemo(() => new Map(kinds?.map((kind) => [kind.id, kind])), [kinds])
  if (query.isPending) return <FieldSkeleton input={fieldInput} />
  if (!kinds) return null

  const handleChange = (value: string | null) => {
    input.onChange(value ?? '')
    const kind = value === null ? undefined : byId.get(value)
    if (!kind) return
    const fills = valuesFromKind(kind, form.mantine.getValues(), filled.current)
    for (const [name, fill] of Object.entries(fills)) form.mantine.setFieldValue(name, fill)
    filled.current = { ...filled.current, ...fills }
  }
  return (
    <Select
      {...input}
      value={input.value || null}
      onChange={handleChange}
      data={[
        ...kinds.map(({ id, name }) => ({ value: id, label: name })),
        { value: noGoodsKind, label: t('None of these') },
      ]}
      filter={({ options, search }) => {
        const ids = new Set(kindsWithName(kinds, search).map(({ id }) => id))
        const order = [...ids]
        return options
          .filter(
            (option) =>
              'value' in option && (ids.has(option.value) || option.value === noGoodsKind),
          )
          .sort((a, b) => position(order, a) - position(order, b))
      }}
      renderOption={({ option }) => {
        const image = byId.get(option.value)?.image
        return (
          <Group gap="sm" wrap="nowrap">
            {image && <Image src={image} alt="" w={28} h={28} loading="lazy" />}
            {option.label}
          </Group>
        )
      }}
      comboboxProps={listProps}
      limit={maxOptions}
      maxDropdownHeight={280}
      nothingFoundMessage={t('Nothing found')}
      searchable
      clearable
    />
  )
}

/** Options without a place in the order come last. */
const position = (order: readonly string[], option: object) => {
  const at = 'value' in option ? order.indexOf(String(option.value)) : -1
  return at < 0 ? order.length : at
}
