import { Title } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { BookingView } from '#shared/booking/booking.schema.ts'
import { bookingStatusLabels } from '../booking-labels.ts'
import classes from './booking-screen.module.css'

/** The booking's history: what, when, by whom and why. */
export function BookingTimeline({ booking }: { booking: BookingView }) {
  const { t } = useTranslation()
  const { moment } = useFormat()
  const { role, events, otherName } = booking
  const actorName = (by: BookingView['events'][number]['by']) => {
    if (by === 'time') return t('automatically')
    return by === role ? t('you') : personName(t, otherName)
  }
  return (
    <section aria-labelledby="booking-past">
      <Title order={2} size="h3" id="booking-past" mb="sm">
        {t('History')}
      </Title>
      <ol className={`${shared.mediumGapList} ${classes.timeline}`}>
        {events.map(({ status, by, reason, at }) => (
          <li key={`${at} ${status}`}>
            <p>
              <strong>
                {status === 'requested' ? t('Requested') : t(bookingStatusLabels[status].label)}
              </strong>{' '}
              <span className={classes.quiet}>· {actorName(by)}</span>
            </p>
            <p className={classes.quiet}>
              <time dateTime={at}>{moment(at)}</time>
            </p>
            {reason && <p>“{reason}”</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
