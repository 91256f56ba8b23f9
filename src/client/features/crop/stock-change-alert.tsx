import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { amountOf } from '#client/domain/listing/crop-units.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CropUnit } from '#shared/crop/crop.constants.ts'
import type { StockChange } from './stock-change.policy.ts'

interface StockChangeAlertProps {
  change: StockChange
  unit: CropUnit
  /** Keeps the current stock. */
  onKeep: () => void
}

/** Orders changed the stock while its seller was editing: the seller confirms the quantity. */
export function StockChangeAlert({ change: { was, now }, unit, onKeep }: StockChangeAlertProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const left = amountOf(t, format, now, unit)
  const sold = was !== null && was > now ? amountOf(t, format, was - now, unit) : null
  return (
    <Alert
      color="turmeric"
      variant="light"
      role="status"
      c="inherit"
      icon={<IconAlertTriangle aria-hidden />}
      title={
        sold
          ? t('{{sold}} sold in the meantime. In stock now: {{left}}', { sold, left })
          : t('The stock has changed in the meantime. In stock now: {{left}}', { left })
      }
    >
      <Stack gap="sm" align="flex-start">
        <Text>
          {t(
            'Your changes are not saved yet, but what you typed is still here. Enter how much you have now, then send it again.',
          )}
        </Text>
        <Button variant="default" onClick={onKeep}>
          {t('Keep {{left}}', { left })}
        </Button>
      </Stack>
    </Alert>
  )
}
