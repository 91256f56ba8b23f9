import { IconTableExport } from '@tabler/icons-react'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { DownloadButton } from '#client/ui/download-button.tsx'
import { exportOrders } from './order-export.ts'

interface OrderExportButtonProps {
  status: string
  q: string
}

/** Saves the listed orders as a table. */
export function OrderExportButton({ status, q }: OrderExportButtonProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <DownloadButton
      icon={<IconTableExport size={20} aria-hidden />}
      onDownload={() => exportOrders({ status, q, language })}
    >
      {t('Save as table (CSV)')}
    </DownloadButton>
  )
}
