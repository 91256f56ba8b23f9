import { useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { BookingDialog } from './booking-dialog.tsx'
import { DaysSheet } from './days-sheet.tsx'
import type { DayChoiceControl } from './use-day-choice.ts'

interface BookingSheetsProps {
  equipment: EquipmentView
  control: DayChoiceControl
  /** The price of the chosen number of days. */
  total: Translated
  /** Returns the same idempotency key for the same content. */
  keyFor: (content: string) => string
  onClose: () => void
}

/** What Book Now opens: the request, after the days where none are chosen. */
export default function BookingSheets(props: BookingSheetsProps) {
  const { equipment, control, total, keyFor, onClose } = props
  const [isRequesting, setRequesting] = useState(control.choice.from !== null)
  return isRequesting ? (
    <BookingDialog
      equipment={equipment}
      choice={control.choice}
      setUnanswered={control.setUnanswered}
      keyFor={keyFor}
      onClose={onClose}
    />
  ) : (
    <DaysSheet
      control={control}
      total={total}
      onChosen={() => setRequesting(true)}
      onClose={onClose}
    />
  )
}
