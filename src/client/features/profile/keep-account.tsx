import { Stack, Text } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'

/** When the account will be deleted, and the button that cancels the deletion. */
export function KeepAccount({ deletionDueAt }: { deletionDueAt: string }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const utils = trpc.useUtils()
  const keepAccount = trpc.account.keepAccount.useMutation({
    onSuccess: async () => {
      utils.user.get.setData(undefined, (user) => user && { ...user, deletionDueAt: null })
      toastSuccess(t('Your account stays'))
      // The user's listings are visible again.
      await Promise.all([utils.crop.invalidate(), utils.equipment.invalidate()])
    },
    onError: (error) => toastFailure(t, error),
  })
  return (
    <>
      <Stack gap={4} flex={1} miw={220}>
        <Text fw={600}>
          {t('Your account will be erased on {{date}}', { date: date(deletionDueAt) })}
        </Text>
        <Text size="sm">{t('Until then, you can keep it. Your listings are hidden.')}</Text>
      </Stack>
      <PendingButton isPending={keepAccount.isPending} onClick={() => keepAccount.mutate()}>
        {t('Keep my account')}
      </PendingButton>
    </>
  )
}
