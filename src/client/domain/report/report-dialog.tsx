import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { toastSuccess } from '#client/ui/toast.ts'
import { type ListingReportReason, maxListingReportNote } from '#shared/admin/admin.constants.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { ReportForm } from './report-form.tsx'

const reasons: { value: ListingReportReason; label: English }[] = [
  { value: 'fraud', label: 'It looks like fraud' },
  { value: 'wrong', label: 'Details or pictures are wrong' },
  { value: 'forbidden', label: 'This may not be sold or rented' },
  { value: 'spam', label: 'Advertising or spam' },
  { value: 'other', label: 'Something else' },
]

interface ReportDialogProps {
  kind: ListingKind
  listingId: string
  isOpen: boolean
  onClose: () => void
}

function ListingReport({ kind, listingId, onClose }: Omit<ReportDialogProps, 'isOpen'>) {
  const { t } = useTranslation()
  const sending = trpc.report.listing.useMutation({
    onSuccess: () => {
      toastSuccess(t('Thank you. Our people will look at it.'))
      onClose()
    },
  })
  return (
    <ReportForm
      hint={t('Our team checks every report. The seller does not learn who sent it.')}
      reasons={reasons}
      reasonTexts={{ label: t('What is wrong?') }}
      noteTexts={{ label: t('Tell us more'), description: t('You may leave this empty.') }}
      maxNote={maxListingReportNote}
      sending={sending}
      onSend={(report) => sending.mutate({ kind, listingId, ...report })}
    />
  )
}

/** The dialog for a report about a listing to the operators. */
export default function ReportDialog({ isOpen, ...props }: ReportDialogProps) {
  const { t } = useTranslation()
  return (
    <TitledDialog title={isOpen ? t('Report this listing') : null} onClose={props.onClose}>
      <ListingReport {...props} />
    </TitledDialog>
  )
}
