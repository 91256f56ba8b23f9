import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { toastFailure } from '#client/ui/toast.ts'

interface ClearDialogProps {
  isOpen: boolean
  clear: { mutateAsync: () => Promise<unknown>; isPending: boolean }
  onClose: () => void
  onCleared: () => void
}

/** Asks for confirmation before deleting the whole conversation. */
export function ClearDialog({ isOpen, clear, onClose, onCleared }: ClearDialogProps) {
  const { t } = useTranslation()
  const handleClear = async () => {
    try {
      await clear.mutateAsync()
      onCleared()
    } catch (error) {
      toastFailure(t, error)
    }
  }
  return (
    <TitledDialog title={isOpen ? t('Clear conversation?') : null} onClose={onClose}>
      <Text>
        {t('All your questions and the answers to them will be deleted. This cannot be undone.')}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <PendingButton color="red.9" isPending={clear.isPending} onClick={handleClear}>
          {t('Clear conversation')}
        </PendingButton>
      </Group>
    </TitledDialog>
  )
}
