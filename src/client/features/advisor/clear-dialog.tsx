import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { toastError } from '#client/ui/toast.ts'
import '#client/platform/theme/dialog-styles.ts'

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
      toastError(translateMessage(t, readFailure(error).message ?? 'Error connecting to server'))
    }
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={
        <Text span fw={600} size="lg">
          {t('Clear conversation?')}
        </Text>
      }
      centered
      radius="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack>
        <Text>
          {t('All your questions and the answers to them will be deleted. This cannot be undone.')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button color="red.9" loading={clear.isPending} onClick={handleClear}>
            {t('Clear conversation')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
