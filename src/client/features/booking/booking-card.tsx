import { Badge } from '@mantine/core'
import { IconClock, IconTractor } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { BookingSummary } from '../../../shared/booking.schema.ts'
import { useFormat } from '../../core/format.ts'
import { ListingPicture } from '../../core/listing/listing-picture.tsx'
import { paths } from '../../core/paths.ts'
import { personName } from '../../core/person-name.ts'
import cardLink from '../../core/ui/card-link.module.css'
import { useNow } from '../../core/use-now.ts'
import classes from './booking-card.module.css'
import { statusLabel, statusWords } from './booking-words.ts'
import { useDaysText } from './use-days-text.ts'

/** One booking in a list; the whole card leads to it. */
export function BookingCard({ booking }: { booking: BookingSummary }) {
  const { t } = useTranslation()
  const format = useFormat()
  const daysText = useDaysText()
  const now = useNow()
  const { role, status, expiresAt, otherName } = booking
  const { range, length } = daysText(booking)
  const name = personName(t, otherName)
  return (
    <article className={classes.card} data-status={status}>
      <div className={classes.frame}>
        <ListingPicture
          src={booking.image ?? undefined}
          alt=""
          sizes="(min-width: 36em) 180px, 112px"
          art={<IconTractor />}
        />
      </div>
      <div className={classes.body}>
        <Badge color={statusWords[status].color} variant="light" size="lg">
          {t(statusLabel(booking))}
        </Badge>
        <h2 className={classes.name}>
          <Link href={paths.booking.href(booking._id)} className={cardLink.link}>
            {booking.name}
          </Link>
        </h2>
        <p>
          <strong>{range}</strong> · {length}
        </p>
        <p>
          <strong>{format.money(booking.total, booking.currency)}</strong> ·{' '}
          {role === 'renter' ? t('from {{name}}', { name }) : t('for {{name}}', { name })}
        </p>
        {expiresAt && (
          <p className={classes.left}>
            <IconClock size={18} aria-hidden />
            {role === 'owner'
              ? t('Your answer is due {{when}}', { when: format.ago(expiresAt, now) })
              : t('The answer is due {{when}}', { when: format.ago(expiresAt, now) })}
          </p>
        )}
        <p className={classes.number}>{booking.number}</p>
      </div>
    </article>
  )
}
