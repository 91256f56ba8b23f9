import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { ReportForm } from '#client/domain/report/report-form.tsx'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastSuccess } from '#client/ui/toast.ts'
import {
  type MessageReportReason,
  maxMessageReportNote,
} from '#shared/message/message.constants.ts'
import type { MessageView } from '#shared/message/message.schema.ts'
import '#client/platform/theme/list-styles.ts'

const reasons: { value: MessageReportReason; label: English }[] = [
  { value: 'fraud', label: 'Fraud, or money asked for in advance' },
  { value: 'abuse', label: 'Insults or threats' },
  { value: 'spam', label: 'Advertising' },
  { value: 'other', label: 'Something else' },
]

const previewLength = 60

interface MessageReportProps {
  conversationId: string
  /** The counterparty's messages, newest first; at least one. */
  messages: MessageView[]
  onDone: () => void
}

/** Reports a message of the counterparty to the admins. */
export function MessageReport({ conversationId, messages, onDone }: MessageReportProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [messageId, setMessageId] = useState(messages[0]?._id ?? '')
  const sending = trpc.message.report.useMutation({
    onSuccess: () => {
      toastSuccess(t('Thank you. We will look at it.'))
      void utils.message.get.invalidate({ conversationId })
      onDone()
    },
  })
  return (
    <ReportForm
      hint={t('We see only the message you choose and a few messages around it.')}
      reasons={reasons}
      reasonTexts={{ label: t('Reason') }}
      noteTexts={{
        label: t('Note'),
        description: t('Optional. What is wrong with it?'),
      }}
      maxNote={maxMessageReportNote}
      sending={sending}
      onSend={(report) => sending.mutate({ messageId, ...report })}
    >
      <NativeSelect
        size="md"
        mb="sm"
        label={t('Message')}
        value={messageId}
        onChange={({ currentTarget }) => setMessageId(currentTarget.value)}
        data={messages.map(({ _id, text }) => ({
          value: _id,
          label: text.slice(0, previewLength) || t('Photo'),
        }))}
      />
    </ReportForm>
  )
}
