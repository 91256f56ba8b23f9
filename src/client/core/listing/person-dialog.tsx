import { Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './person-dialog.module.css'
import '../theme/dialog-styles.ts'

interface PersonDialogProps {
  /** Already translated; null while closed. */
  title: string | null
  onClose: () => void
  children: ReactNode
}

/** A dialog about whom to talk to. */
export function PersonDialog({ title, onClose, children }: PersonDialogProps) {
  const { t } = useTranslation()
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
