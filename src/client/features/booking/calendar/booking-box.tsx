import { Button, Skeleton } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { SentContent } from '#client/platform/network/idempotency-key.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { ChoiceBox } from '#client/ui/list/choice-box.tsx'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { rentalDays } from '#shared/listing/listing.constants.ts'
import classes from './booking-box.module.css'
import { useDayChoice } from './use-day-choice.ts'

// The calendar is heavy and below the first screen.
const RenterCalendar = lazyPart(() => withHindi(() => import('./renter-calendar.tsx'), 'booking'))
const OwnerCalendar = lazyPart(() => withHindi(() => import('./owner-calendar.tsx'), 'booking'))
const BookingSheets = lazyPart(() =>
  withHindi(() => import('./booking-sheets.tsx'), 'booking', 'delivery'),
)

interface LazyCalendarProps {
  isHydrated: boolean
  children: ReactNode
}

function LazyCalendar({ isHydrated, children }: LazyCalendarProps) {
  const filler = <Skeleton className={classes.filler} />
  return (
    <div className={classes.calendar}>
      {isHydrated ? <Suspense fallback={filler}>{children}</Suspense> : filler}
    </div>
  )
}

/** One card with the calendar, the days stepper and the total price; and the booking button. */
export function useBookingBox(equipment: EquipmentView) {
  const { t } = useTranslation()
  const format = useFormat()
  const isHydrated = useHydrated()
  const control = useDayChoice(equipment._id)
  const [isOpen, setOpen] = useState(false)
  // Outlives the dialog, so that a retry after a lost response reuses the same key.
  const lastSent = useRef<SentContent>(null)
  const { choice, setChoice, longest } = control
  const { pricePerDay, currency, isUserEquipment, status } = equipment
  const isBookable = status === 'available'

  if (isUserEquipment) {
    return {
      choice: (
        <section className={classes.ownerBox}>
          <LazyCalendar isHydrated={isHydrated}>
            <OwnerCalendar equipmentId={equipment._id} />
          </LazyCalendar>
        </section>
      ),
      total: null,
      button: null,
    }
  }
  const length =
    choice.days === 1 ? t('1 day') : t('{{days}} days', { days: format.number(choice.days) })
  const total = format.money(pricePerDay * choice.days, currency)
  return {
    choice: (
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
        total={total}
      >
        {isBookable && (
          <LazyCalendar isHydrated={isHydrated}>
            <RenterCalendar control={control} />
          </LazyCalendar>
        )}
      </ChoiceBox>
    ),
    total: isBookable ? total : null,
    button: (
      <>
        {isBookable ? (
          <Button
            leftSection={<IconCalendarCheck size={20} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('Book Now')}
          </Button>
        ) : (
          <Button disabled>{t('Currently Unavailable')}</Button>
        )}
        <Suspense>
          {isOpen && (
            <BookingSheets
              equipment={equipment}
              control={control}
              total={total}
              lastSent={lastSent}
              onClose={() => setOpen(false)}
            />
          )}
        </Suspense>
      </>
    ),
  }
}
