import { Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useState } from 'react'
import { ReportForm } from '#client/domain/report/report-form.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useLogInFirst } from '#client/platform/session/use-log-in-first.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { toastSuccess } from '#client/ui/toast.ts'
import {
  maxReportNote,
  type ReportReason,
  reportReasons,
} from '#shared/community/community.constants.ts'
import { reasonNames } from '../topic-names.ts'

interface ReportProps {
  postId: string
  /** Called when the post is hidden from the reporter. */
  onReported: () => void
}

// Dangerous advice comes first, because it does the most harm.
const reportReasonsBySeverity: ReportReason[] = [
  'dangerous',
  ...reportReasons.filter((reason) => reason !== 'dangerous'),
]

function PostReport({ postId, onReported }: ReportProps) {
  const { t } = useTranslation()
  const sending = trpc.community.report.useMutation({
    onSuccess: () => {
      toastSuccess(t('Thank you. You will not see this again.'))
      onReported()
    },
  })
  return (
    <ReportForm
      hint={t(
        'You will not see it any more. If several people report it, nobody sees it until we have checked it.',
      )}
      reasons={reportReasonsBySeverity.map((value) => ({ value, label: reasonNames[value].label }))}
      reasonTexts={{ label: t('Reason') }}
      noteTexts={{
        label: t('Note'),
        description: t('Optional. What is wrong with it?'),
      }}
      maxNote={maxReportNote}
      sending={sending}
      onSend={(report) => sending.mutate({ postId, ...report })}
    />
  )
}

/** Reports another user's post, with a reason. */
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
      <TitledDialog title={isOpen ? t('Report this post') : null} onClose={() => setOpen(false)}>
        <PostReport {...props} />
      </TitledDialog>
    </>
  )
}
