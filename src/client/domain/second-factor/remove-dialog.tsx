import { Button, Group, Text } from '@mantine/core'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { RemoveFactorInput } from '#shared/second-factor/second-factor.schema.ts'

interface RemoveDialogProps {
  /** null while closed. */
  removing: { name: Translated; factor: RemoveFactorInput } | null
  /** The last factor beside the code by SMS. */
  isLast: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks for confirmation before a passkey or the app is removed. */
export function RemoveDialog({ removing, isLast, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation()
  const remove = trpc.secondFactor.remove.useMutation()
  const handleConfirm = async (factor: RemoveFactorInput) => {
    try {
      await remove.mutateAsync(factor)
      toastSuccess(t('Second step removed'))
      onRemoved()
    } catch (error) {
      toastFailure(t, error)
    }
  }
  return (
    <TitledDialog
      title={removing && t('Remove {{name}}?', { name: removing.name })}
      onClose={onClose}
    >
      <Text>
        {isLast
          ? t(
              'You will log in with the code by SMS alone, and your recovery codes will no longer work.',
            )
          : t('It can no longer be used to log in.')}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <PendingButton
          color="red.9"
          onClick={() => removing && handleConfirm(removing.factor)}
          isPending={remove.isPending}
        >
          {t('Remove')}
        </PendingButton>
      </Group>
    </TitledDialog>
  )
}
