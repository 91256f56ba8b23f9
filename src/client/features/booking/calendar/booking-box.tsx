import { Button, Skeleton } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useIdempotencyKey } from '#client/platform/network/idempotency-key.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { ChoiceBox } from '#client/ui/list/choice-box.tsx'
import { rentalDays } from '#shared/equipment/equipment.constants.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import classes from './booking-box.module.css'
import { useDayChoice } from './use-day-choice.ts'

// The calendar is heavy and below the first screen.
const RenterCalendar = lazyPart(() => withHindi(() => import('./renter-calendar.tsx'), 'booking'))
const OwnerCalendar = lazyPart(() => withHindi(() => import('./owner-calendar.tsx'), 'booking'))
const BookingDialog = lazyPart(() =>
  withHindi(() => import('./booking-dialog.tsx'), 'booking', 'delivery'),
)

const filler = <Skeleton className={classes.filler} />

/** Days stepper, calendar, total price and the booking button. */
export function useBookingBox(equipment: EquipmentView) {
  const { t } = useTranslation()
  const format = useFormat()
  const isHydrated = useHydrated()
  const control = useDayChoice(equipment._id)
  const [isOpen, setOpen] = useState(false)
  // Outlives the dialog, so that a retry after a lost response reuses the same key.
  const keyFor = useIdempotencyKey()
  /** Increases each time the user presses Book without having chosen a day. */
  const [focusRequests, setFocusRequests] = useState(0)
  const box = useRef<HTMLElement>(null)
  const { choice, setChoice, longest } = control
  const { pricePerDay, currency, isUserEquipment, status } = equipment
  const isBookable = status === 'available'

  const handleBook = () => {
    if (choice.from) return setOpen(true)
    box.current?.scrollIntoView({ block: 'end' })
    setFocusRequests(focusRequests + 1)
  }
  const calendar = isUserEquipment ? (
    <OwnerCalendar equipmentId={equipment._id} />
  ) : (
    <RenterCalendar control={control} focusRequests={focusRequests} />
  )
  const length =
    choice.days === 1 ? t('1 day') : t('{{days}} days', { days: format.number(choice.days) })
  return {
    choice: isUserEquipment ? null : (
      <ChoiceBox
        title={t('Rental duration')}
        stepper={{
          label: t('Days'),
          increaseLabel: t('Increase days'),
          decreaseLabel: t('Decrease days'),
          value: choice.days,
          min: rentalDays.min,
          max: longest,
          onChange: (days) => setChoice({ ...choice, days, awaitsEnd: false }),
        }}
        sum={`${format.money(pricePerDay, currency)} × ${length}`}
        total={format.money(pricePerDay * choice.days, currency)}
      />
    ),
    calendar: (isBookable || isUserEquipment) && (
      <section className={classes.calendarBox} ref={box}>
        {isHydrated ? <Suspense fallback={filler}>{calendar}</Suspense> : filler}
      </section>
    ),
    button: (
      <>
        {isBookable ? (
          <Button leftSection={<IconCalendarCheck size={20} aria-hidden />} onClick={handleBook}>
            {t('Book Now')}
          </Button>
        ) : (
          <Button disabled>{t('Currently Unavailable')}</Button>
        )}
        {isOpen && (
          <Suspense>
            <BookingDialog
              equipment={equipment}
              choice={choice}
              keyFor={keyFor}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </>
    ),
  }
}
