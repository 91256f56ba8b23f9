import { Button, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { toastError } from '#client/ui/toast.ts'
import classes from './copy-text.module.css'

/** A text in full, with a button that copies it. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation()
  const clipboard = useClipboard({ timeout: 3000 })
  useEffect(() => {
    if (clipboard.error) toastError(t('Please mark the text and copy it yourself.'))
  }, [clipboard.error, t])
  return (
    <div>
      <Text fw={600} mb={4}>
        {label}
      </Text>
      <pre className={classes.code}>{text}</pre>
      <Button
        variant="default"
        mt="xs"
        leftSection={<IconCopy size={20} aria-hidden />}
        aria-label={`${t('Copy')}: ${label}`}
        onClick={() => clipboard.copy(text)}
      >
        {clipboard.copied ? t('Copied') : t('Copy')}
      </Button>
    </div>
  )
}
