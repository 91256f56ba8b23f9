import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconShare } from '@tabler/icons-react'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { toastError } from './toast.ts'

/** Closing the phone's share sheet is not a failure. */
const isShareCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

interface ShareButtonProps {
  title: Translated
  /** One line beside the address, such as the price; '' for none. */
  text?: Translated
  /** The path of the shared address with its query; the open page's without its query by default. */
  path?: string | undefined
}

/** Opens the phone's share sheet, or WhatsApp where the browser has none. */
export function ShareButton({ title, text = '', path }: ShareButtonProps) {
  const { t } = useTranslation()
  const hasShareSheet = useHydrated() && typeof navigator.share === 'function'
  const handleShare = async () => {
    const url = path
      ? new URL(path, window.location.origin).href
      : window.location.href.replace(/[?#].*$/, '')
    if (!hasShareSheet) {
      const message = [title, text, url].filter(Boolean).join('\n')
      window.open(`https://wa.me/?text=${encodeURIComponent(message)}`, '_blank', 'noopener')
      return
    }
    try {
      await navigator.share({ title, url, ...(text && { text: `${title}\n${text}` }) })
    } catch (error) {
      if (!isShareCancelled(error)) toastError(t('Please copy the link from the address bar.'))
    }
  }
  return (
    <Button
      variant="default"
      leftSection={
        hasShareSheet ? (
          <IconShare size={20} aria-hidden />
        ) : (
          <IconBrandWhatsapp size={20} aria-hidden />
        )
      }
      onClick={handleShare}
    >
      {t('Share')}
    </Button>
  )
}
