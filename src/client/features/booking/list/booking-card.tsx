import { IconClock, IconTractor } from '@tabler/icons-react'
import { Link } from 'wouter'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useNow } from '#client/platform/format/use-now.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import cardLink from '#client/ui/card-link.module.css'
import shared from '#client/ui/shared.module.css'
import { StatusBadge } from '#client/ui/status-badge.tsx'
import type { BookingSummary } from '#shared/booking/booking.schema.ts'
import { bookingStatusLabel, bookingStatusLabels } from '../booking-labels.ts'
import { useDaysText } from '../use-days-text.ts'
import classes from './booking-card.module.css'
import { OwnerActions } from './owner-actions.tsx'

/** One booking in a list; the whole card is a link, below the owner's buttons. */
export function BookingCard({ booking }: { booking: BookingSummary }) {
  const { t } = useTranslation()
  const language = useLanguage()
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
          art={<ListingArt kindImage={booking.kindImage} icon={<IconTractor />} />}
        />
      </div>
      <div className={classes.body}>
        <StatusBadge
          tone={bookingStatusLabels[status].tone}
          label={t(bookingStatusLabel(booking))}
        />
        <h2 className={classes.name}>
          <Link href={paths.booking.href(booking._id)} className={cardLink.link}>
            {listingNameIn(language, booking)}
          </Link>
        </h2>
        <p>
          <strong>{range}</strong> · {length}
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
        <p className={shared.quiet}>{booking.number}</p>
        <OwnerActions booking={booking} />
      </div>
    </article>
  )
}
