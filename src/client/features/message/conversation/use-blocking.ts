import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastFailure } from '#client/ui/toast.ts'

/** Blocks and unblocks the counterparty of a conversation. */
export function useBlocking(conversationId: string, onDone?: () => void) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const options = {
    onSuccess: async () => {
      await utils.message.get.invalidate({ conversationId })
      onDone?.()
    },
    onError: (error: unknown) => toastFailure(t, error),
  }
  const block = trpc.message.block.useMutation(options)
  const unblock = trpc.message.unblock.useMutation(options)
  return {
    isBusy: block.isPending || unblock.isPending,
    set: (isBlocked: boolean) => (isBlocked ? block : unblock).mutate({ conversationId }),
  }
}
