import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { toastFailure } from '#client/ui/toast.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'
import { ImportCounts } from './import-counts.tsx'
import { importStateLabels } from './import-labels.ts'
import classes from './listing-import.module.css'
import { RefusedRows } from './refused-rows.tsx'

interface EarlierImportProps {
  listingImport: ListingImportView
  onUndo: () => void
}

function EarlierImport({ listingImport, onUndo }: EarlierImportProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { _id, fileName, state, createdAt, written, leftByUndo, canUndoUntil } = listingImport
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
      {isOpen && <RefusedRows importId={_id} />}
    </li>
  )
}

/** Imports that are finished. */
export function EarlierImports({ imports }: { imports: readonly ListingImportView[] }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [undoing, setUndoing] = useState<ListingImportView | null>(null)
  const undo = trpc.listingImport.undo.useMutation({
    onSuccess: () => setUndoing(null),
    onError: (error) => toastFailure(t, error),
    onSettled: () => utils.listingImport.list.invalidate(),
  })
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
            listingImport={listingImport}
            onUndo={() => setUndoing(listingImport)}
          />
        ))}
      </ul>
      <TitledDialog
        title={undoing && t('Undo {{name}}?', { name: undoing.fileName })}
        onClose={() => setUndoing(null)}
      >
        <Text>
          {t(
            'Listings that the file added are archived, and what it changed is put back. What you changed since then stays.',
          )}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setUndoing(null)}>
            {t('Cancel')}
          </Button>
          <Button
            loading={undo.isPending}
            onClick={() => undoing && undo.mutate({ importId: undoing._id })}
          >
            {t('Undo this import')}
          </Button>
        </Group>
      </TitledDialog>
    </Stack>
  )
}
