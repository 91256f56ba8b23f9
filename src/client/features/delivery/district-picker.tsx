import { Button, Group, Input, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeText } from '#client/platform/format/place-text.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { AnyFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { districtText } from './crop-delivery-fields.ts'

const field = 'districts'
const typingPauseMs = 250

/** Chooses districts by the beginning of their names, in English or Hindi. */
export function DistrictPicker({ form }: { form: AnyFieldForm }) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const [query, setQuery] = useState('')
  const [q] = useDebouncedValue(query.trim(), typingPauseMs)
  const { data } = trpc.place.suggest.useQuery({ q }, { enabled: q.length > 1, staleTime: 60_000 })
  const chosen = form.mantine.values[field] as string[]
  const input = form.mantine.getInputProps(field) as { 'data-path'?: string; error?: unknown }
  const { 'data-path': dataPath, error } = input
  const choose = (districts: string[]) => {
    form.mantine.setFieldValue(field, districts)
    form.mantine.clearFieldError(field)
  }
  const suggestions = (q.length > 1 ? (data?.places ?? []) : []).filter(
    (place) => place.kind === 'district' && !chosen.includes(districtText(place)),
  )
  const isNothing = q.length > 1 && q === query.trim() && data && suggestions.length === 0
  const nameOf = ({ name, nameHindi, state }: (typeof suggestions)[number]) =>
    `${(i18n.language === 'hi' && nameHindi) || name}, ${t(state)}`
  return (
    <div>
      <Input.Label component="div" id={id}>
        {t('Districts')}
      </Input.Label>
      <Group gap="xs" component="ul" p={0} my="xs" aria-labelledby={id}>
        {chosen.map((district) => (
          <li key={district}>
            <Button
              variant="light"
              rightSection={<IconX size={18} aria-hidden />}
              aria-label={t('Remove {{name}}', { name: placeText(t, district) })}
              onClick={() => choose(chosen.filter((other) => other !== district))}
            >
              {placeText(t, district)}
            </Button>
          </li>
        ))}
      </Group>
      <TextInput
        label={t('Add a district')}
        value={query}
        error={typeof error === 'string' ? translateMessage(t, error) : undefined}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        // Where an error of the form moves the focus.
        data-path={dataPath}
      />
      <Group gap="xs" mt="xs" role="status">
        {suggestions.map((place) => (
          <Button
            key={districtText(place)}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => {
              choose([...chosen, districtText(place)])
              setQuery('')
            }}
          >
            {nameOf(place)}
          </Button>
        ))}
        {isNothing && <Text>{t('No district begins like this.')}</Text>}
      </Group>
    </div>
  )
}
