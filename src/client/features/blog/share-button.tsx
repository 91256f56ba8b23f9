import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toastError, toastSuccess } from '#client/ui/toast.ts'

/** Who closes the phone's own share sheet has not failed. */
const isClosed = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Hands the open page on by the phone's own ways, or copies its address. */
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
      if (!isClosed(error)) toastError(t('Please copy the link from the address bar.'))
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
