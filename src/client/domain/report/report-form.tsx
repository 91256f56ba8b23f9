import { Alert, Button, NativeSelect, Text, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'

/** One field's words, already translated. */
interface FieldWords {
  label: string
  description?: string
}

interface ReportFormProps<Reason extends string> {
  /** What becomes of the report; already translated. */
  hint: string
  /** To choose from, the usual one first; labels in English. */
  reasons: readonly { value: Reason; label: string }[]
  reasonWords: FieldWords
  noteWords: FieldWords
  /** Characters that a note can have. */
  maxNote: number
  /** How its sending stands. */
  sending: { isPending: boolean; error: unknown }
  onSend: (report: { reason: Reason; note: string }) => void
  /** Fields before the reason. */
  children?: ReactNode
}

/** Why something is reported: the one form for listings, posts and messages. */
export function ReportForm<Reason extends string>(props: ReportFormProps<Reason>) {
  const {
    hint,
    reasons,
    reasonWords: reasonLabels,
    noteWords: noteLabels,
    maxNote,
    sending,
    onSend,
    children,
  } = props
  const { t } = useTranslation()
  const [reason, setReason] = useState(reasons[0]?.value)
  const [note, setNote] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason && !sending.isPending) onSend({ reason, note })
  }
  return (
    <form onSubmit={handleSubmit}>
      <Text mb="sm">{hint}</Text>
      {children}
      <NativeSelect
        size="md"
        mb="sm"
        {...reasonLabels}
        value={reason}
        onChange={({ currentTarget }) =>
          setReason(reasons.find(({ value }) => value === currentTarget.value)?.value)
        }
        data={reasons.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      <Textarea
        mb="md"
        {...noteLabels}
        rows={3}
        maxLength={maxNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {sending.error != null && (
        <Alert color="red" role="alert" mb="md">
          {translateMessage(t, readFailure(sending.error).message ?? 'Error connecting to server')}
        </Alert>
      )}
      <Button type="submit" color="red.9" aria-disabled={sending.isPending || undefined}>
        {sending.isPending ? t('Sending...') : t('Send report')}
      </Button>
    </form>
  )
}
