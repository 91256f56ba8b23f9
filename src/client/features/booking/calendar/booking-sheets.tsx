import { type RefObject, useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { keyForContent, type SentContent } from '#client/platform/network/idempotency-key.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { BookingDialog } from './booking-dialog.tsx'
import { DaysSheet } from './days-sheet.tsx'
import type { DayChoiceControl } from './use-day-choice.ts'

interface BookingSheetsProps {
  equipment: EquipmentView
  control: DayChoiceControl
  /** The price of the chosen number of days. */
  total: Translated
  /** The request that was sent last. */
  lastSent: RefObject<SentContent | null>
  onClose: () => void
}

/** What Book Now opens: the request, after the days where none are chosen. */
export default function BookingSheets(props: BookingSheetsProps) {
  const { equipment, control, total, lastSent, onClose } = props
  const [isRequesting, setRequesting] = useState(control.choice.from !== null)
  const keyFor = (content: string) =>
    keyForContent(content, lastSent.current, (sent) => {
      lastSent.current = sent
    })
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
