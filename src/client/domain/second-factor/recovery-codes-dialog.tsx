import { Button, Group, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import classes from './second-factor.module.css'

interface RecoveryCodesDialogProps {
  /** null while closed. */
  codes: readonly string[] | null
  onClose: () => void
}

/** Shows new recovery codes; they cannot be shown again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation()
  const clipboard = useClipboard({ timeout: 3000 })
  const text = (codes ?? []).join('\n')
  return (
    <TitledDialog title={codes && t('Your recovery codes')} onClose={onClose}>
      <Text>
        {t(
          'Each code lets you log in once if you lose your phone. Write them down or save them: they are not shown again.',
        )}
      </Text>
      <ul className={classes.codes}>
        {codes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group>
        <Button
          variant="default"
          leftSection={<IconCopy size={20} aria-hidden />}
          onClick={() => clipboard.copy(text)}
        >
          {clipboard.copied ? t('Copied') : t('Copy')}
        </Button>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`KrishiHaat\n\n${text}\n`)}`}
          download="krishihaat-recovery-codes.txt"
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          {t('Download')}
        </Button>
      </Group>
      <Button onClick={onClose}>{t('I have saved them')}</Button>
    </TitledDialog>
  )
}
