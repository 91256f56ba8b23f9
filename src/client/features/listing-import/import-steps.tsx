import { toastFailure } from '#client/ui/toast.ts'
import '@mantine/core/styles/Progress.layer.css'
import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportCounts } from './import-counts.tsx'
import { importStateLabels } from './import-labels.ts'
import { isBusyImport, isOpenImport } from './import-state.ts'
import { MappingForm } from './mapping-form.tsx'
import { PictureProgress, PictureZip } from './picture-zip.tsx'
import { RefusedRows } from './refused-rows.tsx'
import { useImport } from './use-import.ts'

interface ImportStepsProps {
  given: ListingImportView
  onUndo: (listingImport: ListingImportView) => void
}

/** An import that is not finished: what it waits for, or how far it is. */
export function ImportSteps({ given, onUndo }: ImportStepsProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const current = useImport(given)
  const isOpen = isOpenImport(current.state)
  useEffect(() => {
    if (!isOpen) void utils.listingImport.list.invalidate()
  }, [isOpen, utils])

  const options = {
    onSuccess: (changed: ListingImportView) =>
      utils.listingImport.get.setData({ importId: changed._id }, changed),
    onError: (error: unknown) => {
      toastFailure(t, error)
      void utils.listingImport.get.invalidate()
    },
  }
  const checking = trpc.listingImport.check.useMutation(options)
  const starting = trpc.listingImport.start.useMutation(options)
  const stopping = trpc.listingImport.stop.useMutation(options)
  const importId = current._id
  const { planned, rows, finished, state } = current
  const writable = planned.create + planned.change
  const steps = (
    <Stack component="section" aria-labelledby="open-import">
      <Title order={2} size="h3" id="open-import">
        {current.fileName}
      </Title>
      <Text role="status">
        {t(importStateLabels[state])}
        {isBusyImport(state) && ` · ${t('{{finished}} of {{rows}} rows', { finished, rows })}`}
      </Text>
      {isBusyImport(state) && (
        <>
          <Progress
            value={rows === 0 ? 0 : (finished / rows) * 100}
            size="lg"
            aria-label={t(importStateLabels[state])}
          />
          <Text size="sm" c="dimmed">
            {t('You can leave this page; the work goes on.')}
          </Text>
        </>
      )}
      {state === 'running' && (
        <Group>
          <PendingButton
            variant="default"
            isPending={stopping.isPending}
            onClick={() => stopping.mutate({ importId })}
          >
            {t('Stop')}
          </PendingButton>
        </Group>
      )}
      {(state === 'uploaded' || state === 'checked') && <PictureZip listingImport={current} />}
      {isBusyImport(state) && current.pictures?.isReading && (
        <PictureProgress listingImport={current} />
      )}
      {(state === 'uploaded' || state === 'checked') && (
        <MappingForm
          key={state}
          listingImport={current}
          isBusy={checking.isPending}
          onCheck={(mapping) => checking.mutate({ importId, mapping })}
        />
      )}
      {(state === 'checked' || state === 'stopped') && (
        <>
          <ImportCounts counts={planned} isPlan />
          <Group>
            <PendingButton
              isPending={starting.isPending}
              isDisabled={writable === 0}
              onClick={() => starting.mutate({ importId })}
            >
              {state === 'stopped' ? t('Go on') : t('List these rows now')}
            </PendingButton>
            {current.canUndoUntil && (
              <Button variant="default" onClick={() => onUndo(current)}>
                {t('Undo this import')}
              </Button>
            )}
          </Group>
          {planned.refused > 0 && <RefusedRows listingImport={current} />}
        </>
      )}
    </Stack>
  )
  return (
    <>
      {steps}
      {!isBusyImport(state) && isOpen && <ChooseFile earlier={current} />}
    </>
  )
}
