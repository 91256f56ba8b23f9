import { Alert, Button, NativeSelect, Text, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'

interface FieldTexts {
  label: Translated
  description?: Translated
}

interface ReportFormProps<Reason extends string> {
  /** Says what happens to the report. */
  hint: Translated
  /** The most frequent one first. */
  reasons: readonly { value: Reason; label: English }[]
  reasonTexts: FieldTexts
  noteTexts: FieldTexts
  /** The maximum length of the note in characters. */
  maxNote: number
  /** The state of the mutation. */
  sending: { isPending: boolean; error: unknown }
  onSend: (report: { reason: Reason; note: string }) => void
  /** Shown before the reason. */
  children?: ReactNode
}

/** The form for a report about a listing, a post or a message. */
export function ReportForm<Reason extends string>(props: ReportFormProps<Reason>) {
  const { hint, reasons, reasonTexts, noteTexts, maxNote, sending, onSend, children } = props
  const { t } = useTranslation()
  const [reason, setReason] = useState(reasons[0]?.value)
  const [note, setNote] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason && !sending.isPending) onSend({ reason, note })
  }
  return (
    <form method="dialog" onSubmit={handleSubmit}>
      <Text mb="sm">{hint}</Text>
      {children}
      <NativeSelect
        size="md"
        mb="sm"
        {...reasonTexts}
        value={reason}
        onChange={({ currentTarget }) =>
          setReason(reasons.find(({ value }) => value === currentTarget.value)?.value)
        }
        data={reasons.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      <Textarea
        mb="md"
        {...noteTexts}
        rows={3}
        maxLength={maxNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {sending.error != null && (
        <Alert color="red" role="alert" mb="md">
          {translateMessage(t, failureSentence(sending.error))}
        </Alert>
      )}
      <Button type="submit" color="red.9" aria-disabled={sending.isPending || undefined}>
        {sending.isPending ? t('Sending...') : t('Send report')}
      </Button>
    </form>
  )
}
