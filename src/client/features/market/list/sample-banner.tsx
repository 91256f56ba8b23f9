import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMarketLabels } from '../use-market-labels.ts'

/** @param asOf ISO 8601, the date of the sample list. */
export function SampleBanner({ asOf }: { asOf: string }) {
  const { t } = useTranslation()
  const { month } = useMarketLabels()
  return (
    <Alert
      color="turmeric"
      variant="light"
      icon={<IconInfoCircle />}
      title={t('Sample list')}
      role="note"
      mb="md"
      c="inherit"
    >
      {t(
        'These are sample prices from {{month}}, not today’s, in rupees a quintal (100 kg). Ask your mandi before you buy or sell.',
        { month: month(asOf) },
      )}{' '}
      {t('Price alerts need fresh reports from mandis, so there are none for this list.')}
    </Alert>
  )
}
