import { Button } from '@mantine/core'
import { IconCoinRupee } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrderView } from '../../../shared/order.schema.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { readFailure, trpc } from '../../core/trpc.ts'
import { toastError, toastSuccess } from '../../core/ui/toast.ts'

/** The seller says that the cash has come. */
export function CashButton({ order: { _id } }: { order: OrderView }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const confirming = trpc.order.confirmCash.useMutation({
    onSuccess: (order) => {
      utils.order.get.setData({ orderId: _id }, order)
      toastSuccess(t('Cash received'))
    },
    onError: (error) =>
      toastError(translateMessage(t, readFailure(error).message ?? 'Error connecting to server')),
    onSettled: () => utils.order.invalidate(),
  })
  return (
    <Button
      loading={confirming.isPending}
      leftSection={<IconCoinRupee size={20} aria-hidden />}
      onClick={() => confirming.mutate({ orderId: _id })}
    >
      {t('Cash received')}
    </Button>
  )
}
