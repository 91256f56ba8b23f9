import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Sheet } from '#client/ui/dialog/sheet.tsx'
import { SheetSum } from '#client/ui/dialog/sheet-sum.tsx'
import { RenterDays } from './renter-calendar.tsx'
import type { DayChoiceControl } from './use-day-choice.ts'

interface DaysSheetProps {
  control: DayChoiceControl
  /** The price of the chosen number of days. */
  total: Translated
  /** Called when a first day is chosen and the button is pressed. */
  onChosen: () => void
  onClose: () => void
}

/** Asks for the days that a renter has not chosen yet. */
export function DaysSheet({ control, total, onChosen, onClose }: DaysSheetProps) {
  const { t } = useTranslation()
  /** Increases each time the button is pressed without a first day. */
  const [focusRequests, setFocusRequests] = useState(0)
  const days = control.taken.data
  const hasDays = !days || days.first <= days.last
  const handlePress = () => {
    if (control.choice.from) return onChosen()
    setFocusRequests(focusRequests + 1)
  }
  return (
    <Sheet
      title={t('Choose your days')}
      onClose={onClose}
      footer={
        hasDays && (
          <SheetSum label={t('Total')} amount={total}>
            <Button onClick={handlePress}>{t('Book Now')}</Button>
          </SheetSum>
        )
      }
    >
      <RenterDays control={control} focusRequests={focusRequests} />
    </Sheet>
  )
}
