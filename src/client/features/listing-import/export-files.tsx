import { Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { downloadFile } from '#client/platform/session/download-file.ts'
import { DownloadButton } from '#client/ui/download-button.tsx'
import { type ExportKind, exportKinds } from '#shared/shop-export/shop-export.constants.ts'

const labels: Record<ExportKind, English> = {
  crops: 'Crops',
  equipment: 'Machines',
  orders: 'Orders',
  bookings: 'Bookings',
  reviews: 'Reviews',
}

/** The shop's data as files. */
export function ExportFiles() {
  const { t } = useTranslation()
  return (
    <Stack component="section" aria-labelledby="export-files">
      <Title order={2} size="h3" id="export-files">
        {t('Save your data')}
      </Title>
      <Text>
        {t('Everything of yours as a table (CSV), sold and bought, with times in Indian time.')}
      </Text>
      <Group>
        {exportKinds.map((kind) => (
          <DownloadButton
            key={kind}
            icon={<IconDownload size={20} aria-hidden />}
            onDownload={() => downloadFile(`/api/shop-export/${kind}.csv`, kind, 'csv')}
          >
            {t(labels[kind])}
          </DownloadButton>
        ))}
      </Group>
    </Stack>
  )
}
