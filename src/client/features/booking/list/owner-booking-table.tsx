import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useFocusWhenGone } from '#client/ui/focus/use-focus-when-gone.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { BatchReport } from '#client/ui/table/batch-report.tsx'
import { DataTable } from '#client/ui/table/data-table.tsx'
import { TableKeysDialog } from '#client/ui/table/table-keys-dialog.tsx'
import { TableToolbar } from '#client/ui/table/table-toolbar.tsx'
import { useRowSelection } from '#client/ui/table/use-row-selection.ts'
import { UndoRow } from '#client/ui/undo/undo-row.tsx'
import type { BookingSummary } from '#shared/booking/booking.schema.ts'
import { useBookingBatch } from '../change/use-booking-batch.ts'
import type { BookingListControl } from './booking-address.ts'
import { useBookingColumns } from './booking-columns.tsx'

interface OwnerBookingTableProps {
  bookings: readonly BookingSummary[]
  list: BookingListControl
  /** The rows of the next page are on their way. */
  isBusy: boolean
}

/** The bookings of the owner's machines as a table, in which many requests can be accepted at once. */
export default function OwnerBookingTable({ bookings, list, isBusy }: OwnerBookingTableProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [, navigate] = useLocation()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const selection = useRowSelection(bookings)
  const batch = useBookingBatch()
  const columns = useBookingColumns()
  const acceptButton = useRef<HTMLButtonElement>(null)
  useFocusWhenGone(batch.secondsLeft !== null, () => acceptButton.current)
  const requested = selection.selected.filter(({ status }) => status === 'requested')
  const nameOf = ({ number: id, otherName }: BookingSummary) => `${id}, ${personName(t, otherName)}`
  const done = batch.results?.filter(({ refusal }) => refusal === null).length ?? 0
  const rowOf = (id: string) => {
    const booking = batch.bookings.find(({ _id }) => _id === id)
    return { name: booking ? nameOf(booking) : id, href: paths.booking.href(id) }
  }
  const handleAccept = () => {
    batch.start(requested)
    selection.clear()
  }
  const handleUndo = () => {
    batch.undo()
    if (selection.selected.length === 0) selection.select(batch.bookings)
  }
  return (
    <>
      <TableToolbar
        count={selection.selected.length}
        hint={batch.secondsLeft === null ? t('Select requests to accept several at once.') : null}
        onHelp={() => setHelpOpen(true)}
      >
        {batch.secondsLeft !== null && (
          <UndoRow
            label={t('Accepting: {{number}}', { number: number(batch.bookings.length) })}
            secondsLeft={batch.secondsLeft}
            onUndo={handleUndo}
          />
        )}
        {batch.secondsLeft === null && requested.length > 0 && (
          <PendingButton ref={acceptButton} isPending={batch.isBusy} onClick={handleAccept}>
            {t('Accept {{number}}', { number: number(requested.length) })}
          </PendingButton>
        )}
      </TableToolbar>
      {batch.results && (
        <BatchReport
          doneText={t('Requests accepted: {{number}}', { number: number(done) })}
          results={batch.results}
          rowOf={rowOf}
          onClose={batch.clear}
        />
      )}
      <DataTable
        label={t('Bookings')}
        rows={bookings}
        columns={columns}
        sort={list.state.sort}
        hrefOfSort={(sort) => list.hrefOf({ sort })}
        nameOf={nameOf}
        selection={selection}
        isDue={({ status }) => status === 'requested' || status === 'returned'}
        isBusy={isBusy}
        onOpen={({ _id }) => navigate(paths.booking.href(_id))}
        onHelp={() => setHelpOpen(true)}
      />
      <TableKeysDialog isOpen={isHelpOpen} hasSelection onClose={() => setHelpOpen(false)} />
    </>
  )
}
