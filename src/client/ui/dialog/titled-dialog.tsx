import { Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '../shared.module.css'
import { useCloseRequest } from './use-close-request.ts'
import { useClosingTitle } from './use-closing-title.ts'
import { useFocusReturn } from './use-focus-return.ts'
import '#client/platform/theme/dialog-styles.ts'

interface TitledDialogProps {
  /** null while closed. */
  title: Translated | null
  onClose: () => void
  children: ReactNode
}

/** A small dialog with a title; it returns the focus when it closes. */
export function TitledDialog({ title, onClose, children }: TitledDialogProps) {
  const { t } = useTranslation()
  useFocusReturn(title !== null)
  useCloseRequest(title !== null, onClose)
  const shownTitle = useClosingTitle(title)
  return (
    <Modal
      opened={title !== null}
      onClose={onClose}
      closeOnEscape={false}
      title={shownTitle}
      centered
      classNames={{ title: shared.dialogTitle }}
      radius="lg"
      closeButtonProps={{ 'aria-label': t('Close'), size: 44 }}
    >
      <Stack gap="md">{children}</Stack>
    </Modal>
  )
}
