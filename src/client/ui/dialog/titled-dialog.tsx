import { Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '../shared.module.css'
import { useCloseRequest } from './use-close-request.ts'
import { useClosingTitle } from './use-closing-title.ts'
import { useFocusReturn } from './use-focus-return.ts'
import '#client/platform/theme/dialog-styles.ts'

export interface TitledDialogProps {
  /** null while closed. */
  title: Translated | null
  onClose: () => void
  children: ReactNode
}

interface FramedDialogProps extends TitledDialogProps {
  /** Classes of the layer that places the dialog, and of the dialog itself. */
  classNames?: { inner: string | undefined; content: string | undefined }
  footer?: ReactNode
}

/** A dialog with a title in a frame of its own; it returns the focus when it closes. */
export function FramedDialog(props: FramedDialogProps) {
  const { title, onClose, classNames, footer, children } = props
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
      radius="lg"
      classNames={{ title: shared.dialogTitle, ...classNames }}
      closeButtonProps={{ 'aria-label': t('Close'), size: 44 }}
    >
      <Stack gap="md">{children}</Stack>
      {footer}
    </Modal>
  )
}

/** A small dialog with a title. */
export const TitledDialog = (props: TitledDialogProps) => <FramedDialog {...props} />
