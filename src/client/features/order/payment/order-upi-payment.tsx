import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useClipboard, useMediaQuery } from '@mantine/hooks'
import { IconCopy, IconDeviceMobile } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import { upiLink } from '#shared/order/upi.ts'
import { OrderPaymentReferenceForm } from './order-payment-reference-form.tsx'
import classes from './order-upi-payment.module.css'

const QrCode = lazyPart(() => import('#client/ui/qr-code.tsx'))

interface OrderUpiPaymentProps {
  order: OrderView
  payee: NonNullable<OrderView['payee']>
}

/** How to pay the seller by UPI, and the form that reports the payment. */
export function OrderUpiPayment({ order, payee }: OrderUpiPaymentProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const clipboard = useClipboard({ timeout: 3000 })
  // A phone has the UPI app itself; the code is for the phone beside a larger screen.
  const hasCode = useMediaQuery('(min-width: 56.25em)', false, { getInitialValueInEffect: false })
  const { total, number, canGiveReference, isPaymentClaimed } = order
  // Sellers without a name can sell too, and apps refuse a link that names nobody.
  const payeeName = payee.name || payee.upiId
  const link = upiLink({
    upiId: payee.upiId,
    name: payeeName,
    amount: total,
    note: `KrishiHaat ${number}`,
    reference: number,
  })
  if (order.paidAt !== null || (!canGiveReference && !isPaymentClaimed)) return null
  return (
    <section className={classes.box} aria-labelledby="upi-payment">
      <Title order={2} size="h3" id="upi-payment">
        {isPaymentClaimed ? t('Your payment') : t('Pay by UPI')}
      </Title>
      {!isPaymentClaimed && (
        <div className={classes.ways}>
          {hasCode && (
            <div className={classes.code}>
              <Suspense fallback={<Skeleton height="100%" radius="md" />}>
                <QrCode
                  text={link}
                  label={t('QR code: pay {{total}} to {{name}}', {
                    total: money(total),
                    name: payeeName,
                  })}
                />
              </Suspense>
            </div>
          )}
          <div className={classes.text}>
            <p className={classes.amount}>{money(total)}</p>
            <Text>{t('to {{name}}', { name: payeeName })}</Text>
            <Button
              component="a"
              href={link}
              className={classes.app}
              leftSection={<IconDeviceMobile size={20} aria-hidden />}
            >
              {t('Pay with a UPI app')}
            </Button>
            {hasCode && (
              <Text size="sm" c="dimmed">
                {t('On a computer, scan the code with the UPI app on your phone.')}
              </Text>
            )}
            <div className={classes.payee}>
              <span>
                {t('UPI ID')}: <b className={classes.id}>{payee.upiId}</b>
              </span>
              <Button
                variant="default"
                leftSection={<IconCopy size={18} aria-hidden />}
                onClick={() => clipboard.copy(payee.upiId)}
              >
                {clipboard.copied ? t('Copied') : t('Copy UPI ID')}
              </Button>
            </div>
          </div>
        </div>
      )}
      <OrderPaymentReferenceForm order={order} />
    </section>
  )
}
