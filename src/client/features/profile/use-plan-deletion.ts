import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastSuccess } from '#client/ui/toast.ts'

/** Plans the deletion of the account and shows the planned date. */
export function usePlanDeletion(onPlanned: () => void) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  return trpc.account.requestDeletion.useMutation({
    onSuccess: async ({ deletionDueAt }) => {
      utils.user.get.setData(undefined, (user) => user && { ...user, deletionDueAt })
      toastSuccess(t('Your account will be deleted'))
      onPlanned()
      // The server hides the listings and logs out other devices.
      await Promise.all([
        utils.auth.invalidate(),
        utils.crop.invalidate(),
        utils.equipment.invalidate(),
      ])
    },
  })
}
