import { Group, Skeleton, Text, Title } from '@mantine/core'
import { IconMessage, IconTractor } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useParams } from 'wouter'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { CallButton } from '#client/domain/listing/detail/call-button.tsx'
import { PersonCard } from '#client/domain/listing/detail/person-card.tsx'
import { listingNameIn, listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { StatusBadge } from '#client/ui/status-badge.tsx'
import type { BookingView } from '#shared/booking/booking.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { BookingFacts } from '../booking-facts.tsx'
import { bookingProgressText, bookingStatusLabel, bookingStatusLabels } from '../booking-labels.ts'
import { BookingActions } from '../change/booking-actions.tsx'
import { useDaysText } from '../use-days-text.ts'
import classes from './booking-screen.module.css'
import { BookingTimeline } from './booking-timeline.tsx'

/** What is happening, and what the viewer can do next. */
function useProgressText(booking: BookingView) {
  const { t } = useTranslation()
  const format = useFormat()
  const { from, to, otherName, expiresAt } = booking
  return t(bookingProgressText(booking, indiaDay()), {
    name: personName(t, otherName),
    from: format.date(from),
    to: format.date(to),
    until: expiresAt ? format.moment(expiresAt) : '',
  })
}

function BookingCounterparty({ booking }: { booking: BookingView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isRenter = booking.role === 'renter'
  const { phone, placeHindi, ...person } = isRenter ? booking.owner : booking.renter
  const place = listingPlaceIn(language, person.place, placeHindi)
  return (
    <PersonCard person={{ ...person, place }} label={isRenter ? t('Equipment Owner') : t('Renter')}>
      <div className={classes.contact}>
        {phone && <CallButton phone={phone} />}
        <LinkButton
          variant="default"
          leftSection={<IconMessage size={20} aria-hidden />}
          href={paths.startConversation.href(`booking=${encodeURIComponent(booking._id)}`)}
        >
          {t('Message')}
        </LinkButton>
        {!phone && booking.status === 'requested' && (
          <Text size="sm" c="dimmed">
            {t(
              'The owner’s number appears here once they accept. Until then, you find it on the machine’s page.',
            )}
          </Text>
        )}
      </div>
    </PersonCard>
  )
}

interface BookingContentProps {
  booking: BookingView
  review: ReactNode
}

function BookingContent({ booking, review }: BookingContentProps) {
  const { t } = useTranslation()
  const state = useRef<HTMLHeadingElement>(null)
  const text = useProgressText(booking)
  const format = useFormat()
  const { range, length } = useDaysText()(booking)
  const { status, note, role } = booking
  return (
    <div className={`${shared.stackedColumn} ${classes.columns}`}>
      <div className={shared.stackedColumn}>
        <section className={classes.now} data-status={status} aria-labelledby="booking-now">
          <Title order={2} size="h3" id="booking-now" ref={state} tabIndex={-1}>
            <StatusBadge
              tone={bookingStatusLabels[status].tone}
              label={t(bookingStatusLabel(booking))}
              size="xl"
            />
          </Title>
          <Text fw={600}>
            {range} · {length} · {format.money(booking.total, booking.currency)}
          </Text>
          <Text className={classes.text} role="status">
            {text}
          </Text>
          {booking.changes.length > 0 && (
            <Group gap="xs">
              <BookingActions
                key={status}
                booking={booking}
                changes={booking.changes}
                onChanged={() => state.current?.focus()}
              />
            </Group>
          )}
        </section>
        {review}
        <BookingTimeline booking={booking} />
      </div>
      <div className={shared.stackedColumn}>
        <section className={classes.equipment} aria-label={t('Booked machine')}>
          <div className={classes.frame}>
            <ListingPicture
              src={booking.image ?? undefined}
              alt=""
              sizes="(min-width: 62em) 400px, 95vw"
              art={<ListingArt kindImage={booking.kindImage} icon={<IconTractor />} />}
            />
          </div>
          <div className={classes.equipmentText}>
            <BookingFacts {...booking} />
            {note && (
              <div>
                <Text size="sm" c="dimmed">
                  {role === 'renter' ? t('Your note to the owner') : t('Renter’s note')}
                </Text>
                <p className={classes.note}>{note}</p>
              </div>
            )}
            <LinkButton variant="default" href={paths.equipment.href(booking.equipmentId)}>
              {t('View Equipment')}
            </LinkButton>
          </div>
        </section>
        <BookingCounterparty booking={booking} />
      </div>
    </div>
  )
}

interface BookingScreenProps {
  /** The reviews below the progress text. */
  renderReview?: (booking: BookingView) => ReactNode
}

/** One booking, for its renter or its owner. */
export function BookingScreen({ renderReview }: BookingScreenProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { bookingId = '' } = useParams()
  const utils = trpc.useUtils()
  const query = trpc.booking.get.useQuery({ bookingId })
  useLive('bookings', (id) => {
    if (id === null || id === bookingId) void utils.booking.get.invalidate({ bookingId })
  })
  const { message } = readFailure(query.error)
  const { data } = query
  return (
    <Page
      title={data ? listingNameIn(language, data) : t('Booking')}
      {...(data && { subtitle: t('Booking {{number}}', { number: data.number }) })}
      actions={
        <LinkButton
          variant="default"
          href={paths.bookings.href(data?.role === 'owner' ? 'side=owner' : undefined)}
        >
          {t('All bookings')}
        </LinkButton>
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton height={420} radius="lg" />}
        errorTitle="Unable to load this booking"
        errorText={message ?? undefined}
      >
        {(booking) => <BookingContent booking={booking} review={renderReview?.(booking)} />}
      </QueryView>
    </Page>
  )
}
