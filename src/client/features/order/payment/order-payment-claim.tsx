import { Button, Text, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { OrderView } from '#shared/order/order.schema.ts'
import classes from './order-payment-reference-form.module.css'
import box from './order-upi-payment.module.css'

interface OrderPaymentClaimProps {
  order: OrderView
  /** Twelve digits. */
  reference: string
}

/** The buyer's payment reference, for the seller to find in the bank statement. */
export function OrderPaymentClaim({ order, reference }: OrderPaymentClaimProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const clipboard = useClipboard({ timeout: 3000 })
  return (
    <section className={box.box} aria-labelledby="payment-claim">
      <Title order={2} size="h3" id="payment-claim">
        {order.paidAt ? t('Payment confirmed') : t('The buyer says it is paid')}
      </Title>
      <div className={shared.startColumn}>
        <p className={box.amount}>{money(order.total)}</p>
        <div className={box.payee}>
          <span>
            {t('Payment reference')}: <b className={classes.reference}>{reference}</b>
          </span>
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => clipboard.copy(reference)}
          >
            {clipboard.copied ? t('Copied') : t('Copy')}
          </Button>
        </div>
        {order.isPaymentClaimed && (
          <Text c="dimmed">
            {t(
              'Find this number in your bank or UPI app before you confirm. A picture is not proof.',
            )}
          </Text>
        )}
      </div>
    </section>
  )
}
