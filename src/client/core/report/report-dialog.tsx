import { Alert, Button, NativeSelect, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ListingKind,
  type ListingReportReason,
  listingReportReasons,
  maxListingReportNote,
} from '../../../shared/desk.constants.ts'
import { translateMessage } from '../i18n/translate-message.ts'
import { PersonDialog } from '../listing/person-dialog.tsx'
import { readFailure, trpc } from '../trpc.ts'
import { toastSuccess } from '../ui/toast.ts'

/** In English, as a person means them. */
const reasonNames: Record<ListingReportReason, { label: string }> = {
  fraud: { label: 'It looks like fraud' },
  wrong: { label: 'Details or pictures are wrong' },
  forbidden: { label: 'This may not be sold or rented' },
  spam: { label: 'Advertising or spam' },
  other: { label: 'Something else' },
}

interface ReportDialogProps {
  kind: ListingKind
  listingId: string
  isOpen: boolean
  onClose: () => void
}

function ReportForm({ kind, listingId, onClose }: Omit<ReportDialogProps, 'isOpen'>) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ListingReportReason>('fraud')
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = trpc.report.listing.useMutation({
    onSuccess: () => {
      toastSuccess(t('Thank you. Our people will look at it.'))
      onClose()
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ kind, listingId, reason, note })
  }
  return (
    <form onSubmit={handleSubmit}>
      <Text mb="sm">
        {t('Our people read it and decide. The seller is not told who reported.')}
      </Text>
      <NativeSelect
        size="md"
        mb="sm"
        label={t('What is wrong?')}
        value={reason}
        onChange={({ currentTarget: { value } }) =>
          setReason(listingReportReasons.find((known) => known === value) ?? 'other')
        }
        data={listingReportReasons.map((value) => ({ value, label: t(reasonNames[value].label) }))}
      />
      <Textarea
        mb="md"
        label={t('Tell us more')}
        description={t('You may leave this empty.')}
        rows={3}
        maxLength={maxListingReportNote}
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

/** What is wrong with a listing, told to the operators. */
export default function ReportDialog({ isOpen, ...props }: ReportDialogProps) {
  const { t } = useTranslation()
  return (
    <PersonDialog title={isOpen ? t('Report this listing') : null} onClose={props.onClose}>
      <ReportForm {...props} />
    </PersonDialog>
  )
}
