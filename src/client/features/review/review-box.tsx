import { Stack, Text, Title } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import classes from './review.module.css'
import { ReviewForm } from './review-form.tsx'

interface ReviewBoxProps {
  /** The order or booking under review. */
  target: { orderId: string } | { bookingId: string }
  subject: { _id: string; name: string }
  canReview: boolean
  /** When reviewing becomes possible, if that is in the future; otherwise null. */
  opensAt: string | null
  /** Reloads the order or booking once the review is sent. */
  onSent: () => Promise<unknown>
}

function Thanks({ subjectId, isCounted }: { subjectId: string; isCounted: boolean }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack align="flex-start" gap="sm">
      <Title order={2} size="h3" className={classes.thanks} ref={heading} tabIndex={-1}>
        <IconCircleCheckFilled className={classes.done} size={26} aria-hidden />
        {t('Thank you for your review')}
      </Title>
      <Text>{t('It helps others find good people. Everyone can read it now.')}</Text>
      {!isCounted && (
        <Text c="dimmed">
          {t(
            'You have rated this person in the last 90 days, so this review does not change their rating.',
          )}
        </Text>
      )}
      <LinkButton variant="default" href={paths.seller.href(subjectId)}>
        {t('See all their reviews')}
      </LinkButton>
    </Stack>
  )
}

/** Where a party of an order or booking reviews the other, once it is over. */
export function ReviewBox({ target, subject, canReview, opensAt, onSent }: ReviewBoxProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [sent, setSent] = useState<{ isCounted: boolean } | null>(null)
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.review.add.useMutation()
  if (opensAt && !sent) {
    return (
      <section className={classes.box} aria-label={t('Review')}>
        <Text>{t('You can write a review from {{time}}.', { time: format.moment(opensAt) })}</Text>
      </section>
    )
  }
  if (!canReview && !sent) return null
  return (
    <section className={classes.box} aria-label={t('Review')}>
      {sent ? (
        <Thanks subjectId={subject._id} isCounted={sent.isCounted} />
      ) : (
        <Stack gap="md">
          <Title order={2} size="h3">
            {t('How was your experience with {{name}}?', { name: personName(t, subject.name) })}
          </Title>
          <ReviewForm
            onSubmit={async (review) => {
              setSent(await mutateAsync({ ...target, ...review }))
              await Promise.all([onSent(), utils.review.invalidate()])
            }}
          />
        </Stack>
      )}
    </section>
  )
}
