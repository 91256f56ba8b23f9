import { IconRepeat } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { RepeatedLines } from './repeated-lines.tsx'
import { useRepeatOrder } from './use-repeat-order.ts'

interface RepeatOrderButtonProps {
  order: Pick<OrderSummary, 'lines' | 'number'>
  /** In lists the button's name includes the order's number. */
  isNumbered?: boolean
}

/** Puts the same goods into the cart again, and says what has changed since. */
export function RepeatOrderButton({ order, isNumbered = false }: RepeatOrderButtonProps) {
  const { t } = useTranslation()
  const { isBusy, result, repeat, close } = useRepeatOrder(order)
  const label = t('Order again')
  const isAnyInCart = result?.some(({ isInCart }) => isInCart)
  return (
    <>
      <PendingButton
        variant="default"
        leftSection={<IconRepeat size={20} aria-hidden />}
        isPending={isBusy}
        aria-label={isNumbered ? `${label}: ${order.number}` : undefined}
        onClick={() => void repeat()}
      >
        {label}
      </PendingButton>
      <TitledDialog
        title={
          result && (isAnyInCart ? t('Added to your cart') : t('None of it can be bought now'))
        }
        onClose={close}
      >
        {result && <RepeatedLines lines={result} />}
      </TitledDialog>
    </>
  )
}
