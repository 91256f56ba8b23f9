import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toastError, toastSuccess } from '#client/ui/toast.ts'

/** Closing the phone's share sheet is not a failure. */
const isShareCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Opens the phone's share sheet, or copies the page's address. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation()
  const handleShare = async () => {
    const url = window.location.href.replace(/#.*$/, '')
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        toastSuccess(t('Link copied'))
      }
    } catch (error) {
      if (!isShareCancelled(error)) toastError(t('Please copy the link from the address bar.'))
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconShare size={20} aria-hidden />}
      onClick={handleShare}
    >
      {t('Share')}
    </Button>
  )
}
