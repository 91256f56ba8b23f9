import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { endSession } from '#client/domain/session/end-session.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import { finishDelayed } from '#client/ui/undo/delayed-actions.ts'

/** Ends all sessions of the user, including this one, after a confirmation. */
export function LogoutEverywhere() {
  const { t } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure(false)
  const logout = trpc.auth.logoutEverywhere.useMutation({ onMutate: finishDelayed })

  const handleConfirm = async () => {
    try {
      await logout.mutateAsync()
      toastSuccess(t('Logged out everywhere'))
      endSession()
    } catch (error) {
      toastFailure(t, error)
    }
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('Log out everywhere')}
      </Button>
      <TitledDialog title={isOpen ? t('Log out everywhere?') : null} onClose={close}>
        <Text>
          {t(
            'Every phone and computer will be logged out, including this one. You log in again with a code.',
          )}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <PendingButton color="red.9" isPending={logout.isPending} onClick={handleConfirm}>
            {t('Log out everywhere')}
          </PendingButton>
        </Group>
      </TitledDialog>
    </>
  )
}
