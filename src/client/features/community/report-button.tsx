import { Alert, Button, NativeSelect, Text, Textarea } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  maxReportNote,
  type ReportReason,
  reportReasons,
} from '../../../shared/community.constants.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { PersonDialog } from '../../core/listing/person-dialog.tsx'
import { readFailure, trpc } from '../../core/trpc.ts'
import { toastSuccess } from '../../core/ui/toast.ts'
import { oneOf } from './community-address.ts'
import { reasonNames } from './topic-names.ts'
import { useLogInFirst } from './use-log-in-first.ts'

interface ReportProps {
  postId: string
  /** It is gone for the reporter now. */
  onReported: () => void
}

function ReportForm({ postId, onReported }: ReportProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ReportReason>('dangerous')
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = trpc.community.report.useMutation({
    onSuccess: () => {
      toastSuccess(t('Thank you. You will not see this again.'))
      onReported()
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ postId, reason, note })
  }
  return (
    <form onSubmit={handleSubmit}>
      <Text mb="sm">
        {t(
          'It is hidden for you at once, and for everybody when several people report it, until we have looked at it.',
        )}
      </Text>
      <NativeSelect
        size="md"
        mb="sm"
        label={t('Reason')}
        value={reason}
        onChange={({ currentTarget }) =>
          setReason(oneOf(reportReasons, currentTarget.value) ?? 'other')
        }
        data={reportReasons.map((value) => ({ value, label: t(reasonNames[value].label) }))}
      />
      <Textarea
        mb="md"
        label={t('Note')}
        description={t('What is wrong with it? You may leave this empty.')}
        rows={3}
        maxLength={maxReportNote}
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

/** Reports a post of somebody else, with a reason. */
export function ReportButton(props: ReportProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const logInFirst = useLogInFirst()
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        c="dimmed"
        leftSection={<IconFlag size={18} aria-hidden />}
        onClick={() => {
          if (!logInFirst()) setOpen(true)
        }}
      >
        {t('Report')}
      </Button>
      <PersonDialog title={isOpen ? t('Report this post') : null} onClose={() => setOpen(false)}>
        <ReportForm {...props} />
      </PersonDialog>
    </>
  )
}
