import { Button, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { downloadFile } from '#client/platform/session/download-file.ts'
import { DownloadButton } from '#client/ui/download-button.tsx'
import shared from '#client/ui/shared.module.css'
import type { UserView } from '#shared/user/user.schema.ts'
import { DeleteAccount } from './delete-account.tsx'
import { KeepAccount } from './keep-account.tsx'
import classes from './profile.module.css'

const downloadData = () => downloadFile('/api/account/download-data', 'krishihaat-my-data', 'zip')

/** What users can do with their stored data. */
export default function YourData({ user }: { user: UserView }) {
  const { t } = useTranslation()
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <section>
      <Title order={2} size="h4" mb="md">
        {t('Your data')}
      </Title>
      <ul className={`${shared.ruledList} ${classes.choices}`}>
        <li>
          <Stack gap={4} flex={1} miw={220}>
            <Text fw={600}>{t('A copy of all your data')}</Text>
            <Text c="dimmed" size="sm">
              {t(
                'One file with all the data we store about you: texts, orders, messages and pictures.',
              )}
            </Text>
          </Stack>
          <DownloadButton icon={<IconDownload size={20} aria-hidden />} onDownload={downloadData}>
            {t('Download my data')}
          </DownloadButton>
        </li>
        <li>
          {user.deletionDueAt ? (
            <KeepAccount deletionDueAt={user.deletionDueAt} />
          ) : (
            <>
              <Stack gap={4} flex={1} miw={220}>
                <Text fw={600}>{t('Leave KrishiHaat')}</Text>
                <Text c="dimmed" size="sm">
                  {t('We hide your account immediately and erase it after 14 days.')}
                </Text>
              </Stack>
              <Button
                variant="default"
                leftSection={<IconTrash size={20} aria-hidden />}
                onClick={() => setDialogOpen(true)}
              >
                {t('Delete my account')}
              </Button>
            </>
          )}
        </li>
      </ul>
      <DeleteAccount
        phone={user.phone}
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
      />
    </section>
  )
}
