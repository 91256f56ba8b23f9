import { Button } from '@mantine/core'
import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

interface ReadAloudButtonProps {
  isRead: boolean
  onToggle: () => void
}

/** Reads an answer aloud, or stops. */
export function ReadAloudButton({ isRead, onToggle }: ReadAloudButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      variant="subtle"
      mt="xs"
      px="xs"
      leftSection={
        isRead ? (
          <IconPlayerStopFilled size={18} aria-hidden />
        ) : (
          <IconVolume size={20} aria-hidden />
        )
      }
      onClick={onToggle}
    >
      {isRead ? t('Stop reading') : t('Read aloud')}
    </Button>
  )
}
