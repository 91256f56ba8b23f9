import { Button } from '@mantine/core'
import { IconTableExport } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { toastError } from '#client/ui/toast.ts'
import { exportOrders, OrderExportRefused } from './order-export.ts'

interface OrderExportButtonProps {
  status: string
  q: string
}

/** Saves the listed orders as a table. */
export function OrderExportButton({ status, q }: OrderExportButtonProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const handleClick = async () => {
    setBusy(true)
    try {
      await exportOrders({ status, q })
    } catch (error) {
      const isRefused = error instanceof OrderExportRefused
      toastError(translateMessage(t, isRefused ? error.message : 'Error connecting to server'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconTableExport size={20} aria-hidden />}
      onClick={handleClick}
    >
      {t('Save as table (CSV)')}
    </Button>
  )
}
