import { Modal, Stack } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './person-dialog.module.css'
import '#client/platform/theme/dialog-styles.ts'

interface PersonDialogProps {
  /** Already translated; null while closed. */
  title: string | null
  onClose: () => void
  children: ReactNode
}

/** Gives the focus back to what opened the dialog, also when that goes at once or was open from the first. */
function useFocusReturn(isOpen: boolean) {
  useEffect(() => {
    const opener = document.activeElement
    if (!isOpen || !(opener instanceof HTMLElement)) return
    return () => {
      const { activeElement } = document
      // Who closed it may have put the focus where things go on.
      const isLost = activeElement === document.body || activeElement?.closest('[role="dialog"]')
      if (isLost && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen])
}

/** A dialog about whom to talk to. */
export function PersonDialog({ title, onClose, children }: PersonDialogProps) {
  const { t } = useTranslation()
  useFocusReturn(title !== null)
  return (
    <Modal
      opened={title !== null}
      onClose={onClose}
      title={title}
      centered
      classNames={{ title: classes.title }}
      radius="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="md">{children}</Stack>
    </Modal>
  )
}
