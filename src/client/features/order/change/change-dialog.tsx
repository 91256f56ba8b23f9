import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import chips from '#client/ui/chip.module.css'
import { maxOrderReason } from '#shared/order/order.constants.ts'
import type { ChangeLabels } from '../order-labels.ts'
import classes from './change-dialog.module.css'
import '#client/platform/theme/dialog-styles.ts'

interface ChangeDialogProps {
  words: ChangeLabels
  /** In English. */
  question: string
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks for confirmation, and for a reason where the counterparty should know it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { words, question, isOpen, isBusy, onClose, onConfirm } = props
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [isMissed, setMissed] = useState(false)
  useEffect(() => {
    if (isOpen) {
      setReason('')
      setMissed(false)
    }
  }, [isOpen])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (words.reason === 'required' && reason.trim() === '') {
      setMissed(true)
      field.current?.focus()
    } else if (!isBusy) onConfirm(reason.trim())
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t(question)}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': t('Close'), size: 44 }}
      centered
      radius="lg"
    >
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="md">
          {words.text && <Text>{t(words.text)}</Text>}
          {words.reasons && (
            <Group gap="xs">
              {words.reasons.map((ready) => (
                <button
                  key={ready}
                  type="button"
                  className={chips.chip}
                  aria-pressed={reason === t(ready)}
                  onClick={() => {
                    setReason(t(ready))
                    setMissed(false)
                  }}
                >
                  {t(ready)}
                </button>
              ))}
            </Group>
          )}
          {words.reason && (
            <Textarea
              ref={field}
              label={words.reason === 'required' ? t('Reason') : t('Reason (if you like)')}
              required={words.reason === 'required'}
              rows={2}
              maxLength={maxOrderReason}
              value={reason}
              error={isMissed && t('Please say why')}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('Back')}
            </Button>
            <Button type="submit" color={words.isHarsh ? 'red.9' : 'leaf'} loading={isBusy}>
              {t(words.label)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
