import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'
import { ImportCounts } from './import-counts.tsx'
import { importStateLabels } from './import-labels.ts'
import { isBusyImport } from './import-state.ts'
import classes from './listing-import.module.css'
import { RefusedRows } from './refused-rows.tsx'
import { useImport } from './use-import.ts'

interface EarlierImportProps {
  given: ListingImportView
  onUndo: () => void
}

function EarlierImport({ given, onUndo }: EarlierImportProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const listingImport = useImport(given, isBusyImport(given.state))
  const { fileName, state, createdAt, written, leftByUndo, canUndoUntil } = listingImport
  const hasRefused = written.refused + listingImport.planned.refused > 0 || leftByUndo > 0
  return (
    <li className={classes.earlier}>
      <Group justify="space-between">
        <Text fw={600}>{fileName}</Text>
        <Text size="sm" c="dimmed">
          {t(importStateLabels[state])} · {format.date(createdAt)}
        </Text>
      </Group>
      <ImportCounts
        counts={{ ...written, refused: listingImport.planned.refused + written.refused }}
      />
      {leftByUndo > 0 && (
        <Text size="sm">
          {t('{{count}} could not be put back and stay as they are', { count: leftByUndo })}
        </Text>
      )}
      <Group>
        {canUndoUntil && (
          <Button variant="default" onClick={onUndo}>
            {t('Undo this import')}
          </Button>
        )}
        {hasRefused && (
          <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('Rows with a mistake')}
          </Button>
        )}
      </Group>
      {isOpen && <RefusedRows listingImport={listingImport} />}
    </li>
  )
}

interface EarlierImportsProps {
  imports: readonly ListingImportView[]
  onUndo: (listingImport: ListingImportView) => void
}

/** Imports that are finished, or that another file has followed. */
export function EarlierImports({ imports, onUndo }: EarlierImportsProps) {
  const { t } = useTranslation()
  if (imports.length === 0) return null
  return (
    <Stack component="section" aria-labelledby="earlier-imports" gap="sm">
      <Title order={2} size="h3" id="earlier-imports">
        {t('Earlier imports')}
      </Title>
      <ul className={classes.columns}>
        {imports.map((listingImport) => (
          <EarlierImport
            key={listingImport._id}
            given={listingImport}
            onUndo={() => onUndo(listingImport)}
          />
        ))}
      </ul>
    </Stack>
  )
}
