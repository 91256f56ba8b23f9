import { Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '../shared.module.css'
import classes from './sheet.module.css'
import { useCloseRequest } from './use-close-request.ts'
import { useClosingTitle } from './use-closing-title.ts'
import { useFocusReturn } from './use-focus-return.ts'
import '#client/platform/theme/dialog-styles.ts'

interface SheetProps {
  /** null while closed. */
  title: Translated | null
  onClose: () => void
  /** Stays in sight below the content. */
  footer?: ReactNode
  children: ReactNode
}

/** A dialog that rises from the lower edge of a phone; it returns the focus when it closes. */
export function Sheet({ title, onClose, footer, children }: SheetProps) {
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
      padding="md"
      classNames={{
        title: shared.dialogTitle,
        inner: classes.inner,
        content: classes.content,
      }}
      closeButtonProps={{ 'aria-label': t('Close'), size: 44 }}
    >
      <Stack gap="md">{children}</Stack>
      {footer && <div className={classes.footer}>{footer}</div>}
    </Modal>
  )
}
