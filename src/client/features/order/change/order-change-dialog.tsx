import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import chips from '#client/ui/chip.module.css'
import { useCloseRequest } from '#client/ui/dialog/use-close-request.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import shared from '#client/ui/shared.module.css'
import { maxOrderReason } from '#shared/order/order.constants.ts'
import type { OrderChangeLabels } from '../order-labels.ts'
import '#client/platform/theme/dialog-styles.ts'

interface OrderChangeDialogProps {
  labels: OrderChangeLabels
  question: English
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks for confirmation, and for a reason where the counterparty should know it. */
export function OrderChangeDialog(props: OrderChangeDialogProps) {
  const { labels, question, isOpen, isBusy, onClose, onConfirm } = props
  const { t } = useTranslation()
  useCloseRequest(isOpen, onClose)
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  useEffect(() => {
    if (isOpen) {
      setReason('')
      setReasonMissing(false)
    }
  }, [isOpen])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (labels.reason === 'required' && reason.trim() === '') {
      setReasonMissing(true)
      field.current?.focus()
    } else if (!isBusy) onConfirm(reason.trim())
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      title={t(question)}
      classNames={{ title: shared.dialogTitle }}
      closeButtonProps={{ 'aria-label': t('Close'), size: 44 }}
      centered
      radius="lg"
    >
      <form method="dialog" noValidate onSubmit={handleSubmit}>
        <Stack gap="md">
          {labels.text && <Text>{t(labels.text)}</Text>}
          {labels.reasons && (
            <Group gap="xs">
              {labels.reasons.map((presetReason) => (
                <button
                  key={presetReason}
                  type="button"
                  className={chips.chip}
                  aria-pressed={reason === t(presetReason)}
                  onClick={() => {
                    setReason(t(presetReason))
                    setReasonMissing(false)
                  }}
                >
                  {t(presetReason)}
                </button>
              ))}
            </Group>
          )}
          {labels.reason && (
            <Textarea
              ref={field}
              label={labels.reason === 'required' ? t('Reason') : t('Reason (optional)')}
              required={labels.reason === 'required'}
              rows={2}
              maxLength={maxOrderReason}
              value={reason}
              error={isReasonMissing && t('Please say why')}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('Back')}
            </Button>
            <PendingButton
              type="submit"
              color={labels.isDestructive ? 'red.9' : 'leaf'}
              isPending={isBusy}
            >
              {t(labels.label)}
            </PendingButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
