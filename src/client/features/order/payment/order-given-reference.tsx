import { Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './order-payment-reference-form.module.css'

/** The payment reference that the buyer gave, for the buyer. @param reference twelve digits. */
export function OrderGivenReference({ reference }: { reference: string }) {
  const { t } = useTranslation()
  return (
    <Text>
      {t('Your payment reference')}: <b className={classes.reference}>{reference}</b>
    </Text>
  )
}
