import { Alert, Button, NativeSelect, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type MessageReportReason,
  maxMessageReportNote,
  messageReportReasons,
} from '../../../shared/message.constants.ts'
import type { MessageView } from '../../../shared/message.schema.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { readFailure, trpc } from '../../core/trpc.ts'
import { toastSuccess } from '../../core/ui/toast.ts'

const reasonNames: Record<MessageReportReason, { label: string }> = {
  fraud: { label: 'Fraud, or money asked for in advance' },
  abuse: { label: 'Insults or threats' },
  spam: { label: 'Advertising' },
  other: { label: 'Something else' },
}

const shownLetters = 60

interface ReportFormProps {
  conversationId: string
  /** The other side's, newest first; at least one. */
  messages: MessageView[]
  onDone: () => void
}

/** Puts a message of the other side before the operator. */
export function ReportForm({ conversationId, messages, onDone }: ReportFormProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [messageId, setMessageId] = useState(messages[0]?._id ?? '')
  const [reason, setReason] = useState<MessageReportReason>('fraud')
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = trpc.message.report.useMutation({
    onSuccess: () => {
      toastSuccess(t('Thank you. We will look at it.'))
      void utils.message.get.invalidate({ conversationId })
      onDone()
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ messageId, reason, note })
  }
  return (
    <form onSubmit={handleSubmit}>
      <Text mb="sm">
        {t('We see the message that you choose and a little around it, nothing else.')}
      </Text>
      <NativeSelect
        size="md"
        mb="sm"
        label={t('Message')}
        value={messageId}
        onChange={({ currentTarget }) => setMessageId(currentTarget.value)}
        data={messages.map(({ _id, text }) => ({
          value: _id,
          label: text.slice(0, shownLetters) || t('Photo'),
        }))}
      />
      <NativeSelect
        size="md"
        mb="sm"
        label={t('Reason')}
        value={reason}
        onChange={({ currentTarget }) =>
          setReason(messageReportReasons.find((one) => one === currentTarget.value) ?? 'other')
        }
        data={messageReportReasons.map((value) => ({ value, label: t(reasonNames[value].label) }))}
      />
      <Textarea
        mb="md"
        label={t('Note')}
        description={t('What is wrong with it? You may leave this empty.')}
        rows={3}
        maxLength={maxMessageReportNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {error && (
        <Alert color="red" role="alert" mb="md">
          {translateMessage(t, readFailure(error).message ?? 'Error connecting to server')}
        </Alert>
      )}
      <Button type="submit" color="red.9" aria-disabled={isPending || undefined}>
        {isPending ? t('Sending...') : t('Send report')}
      </Button>
    </form>
  )
}
