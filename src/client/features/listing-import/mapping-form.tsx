import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { importFields } from '#shared/listing-import/import-fields.data.ts'
import type {
  ImportMapping,
  ListingImportView,
} from '#shared/listing-import/listing-import.schema.ts'
import { hasReferenceColumn } from './import-state.ts'
import classes from './listing-import.module.css'
import '#client/platform/theme/list-styles.ts'

interface MappingFormProps {
  listingImport: ListingImportView
  isBusy: boolean
  onCheck: (mapping: ImportMapping) => void
}

/** Which column holds what. */
export function MappingForm({ listingImport, isBusy, onCheck }: MappingFormProps) {
  const { t } = useTranslation()
  const { headings, sample, kind } = listingImport
  const [mapping, setMapping] = useState<ImportMapping>(listingImport.mapping)
  const fields = importFields[kind]
  const handleChange = (column: number, value: string) => {
    const chosen = fields.find(({ name }) => name === value)?.name ?? null
    // A field is in one column: choosing it elsewhere takes it from there.
    setMapping(mapping.map((field, i) => (i === column ? chosen : field === chosen ? null : field)))
  }
  return (
    <Stack gap="sm">
      <Text>
        {t('Does each column say what you mean? Columns that you leave out are not read.')}
      </Text>
      <ul className={classes.columns}>
        {headings.map((heading, column) => {
          const name = heading || t('Column {{number}}', { number: column + 1 })
          return (
            // Headings can be alike, so the column's place is its only name.
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <li key={column} className={classes.column}>
              <div className={classes.heading}>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed" lineClamp={1}>
                  {sample
                    .map((row) => row[column])
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              <NativeSelect
                size="md"
                aria-label={t('Column {{name}} is', { name })}
                value={mapping[column] ?? ''}
                onChange={({ currentTarget }) => handleChange(column, currentTarget.value)}
                data={[
                  { value: '', label: t('Left out') },
                  ...fields.map(({ name: value, label }) => ({ value, label: t(label) })),
                ]}
              />
            </li>
          )
        })}
      </ul>
      {!hasReferenceColumn(mapping) && (
        <Text size="sm" c="dimmed">
          {t(
            'Without a column for your reference, a changed file adds listings again instead of changing them.',
          )}
        </Text>
      )}
      <Group>
        <PendingButton variant="default" isPending={isBusy} onClick={() => onCheck(mapping)}>
          {t('Check the rows')}
        </PendingButton>
      </Group>
    </Stack>
  )
}
