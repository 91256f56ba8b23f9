import { type ReactNode, useState } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { restFailureSentence } from '#client/platform/trpc/rest-failure-sentence.ts'
import { PendingButton } from './pending-button.tsx'
import { toastError } from './toast.ts'

interface DownloadButtonProps {
  icon: ReactNode
  onDownload: () => Promise<void>
  children: ReactNode
}

/** Saves a file; a failure is shown as a toast. */
export function DownloadButton({ icon, onDownload, children }: DownloadButtonProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const handleClick = async () => {
    setBusy(true)
    try {
      await onDownload()
    } catch (error) {
      toastError(translateMessage(t, restFailureSentence(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <PendingButton variant="default" isPending={isBusy} leftSection={icon} onClick={handleClick}>
      {children}
    </PendingButton>
  )
}
