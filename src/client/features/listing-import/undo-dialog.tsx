import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { toastFailure } from '#client/ui/toast.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'

interface UndoDialogProps {
  /** The import that may be undone; null while the dialog is closed. */
  listingImport: ListingImportView | null
  onClose: () => void
}

/** Asks before an import is taken back. */
export function UndoDialog({ listingImport, onClose }: UndoDialogProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const undo = trpc.listingImport.undo.useMutation({
    onSuccess: (changed) => {
      utils.listingImport.get.setData({ importId: changed._id }, changed)
      onClose()
    },
    onError: (error) => toastFailure(t, error),
    onSettled: () => utils.listingImport.list.invalidate(),
  })
  return (
    <TitledDialog
      title={listingImport && t('Undo {{name}}?', { name: listingImport.fileName })}
      onClose={onClose}
    >
      <Text>
        {t(
          'Listings that the file added are archived, and what it changed is put back. What you changed since then stays.',
        )}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <PendingButton
          isPending={undo.isPending}
          onClick={() => listingImport && undo.mutate({ importId: listingImport._id })}
        >
          {t('Undo this import')}
        </PendingButton>
      </Group>
    </TitledDialog>
  )
}
