import { Badge } from '@mantine/core'
import { IconLeaf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CropView } from '../../../shared/crop.schema.ts'
import { daysUntilExpiry } from '../../../shared/expiry.ts'
import { useFormat } from '../../core/format.ts'

export function OrganicBadge() {
  const { t } = useTranslation()
  return (
    <Badge color="leaf" size="lg" leftSection={<IconLeaf size={14} aria-hidden />}>
      {t('Organic')}
    </Badge>
  )
}

/** How long it stays good; soon-to-end and ended stand out. */
export function ExpiryBadge({ expiryDate }: Pick<CropView, 'expiryDate'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const days = daysUntilExpiry(expiryDate)
  if (days < 0) {
    return (
      <Badge color="red.9" size="lg">
        {t('Expired')}
      </Badge>
    )
  }
  const text =
    days === 0
      ? t('Expires today')
      : days === 1
        ? t('1 day remaining')
        : t('{{days}} days remaining', { days: format.number(days) })
  return (
    <Badge variant="default" size="lg">
      {text}
    </Badge>
  )
}
