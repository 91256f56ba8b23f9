import { Badge, Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { shownFilters } from '#shared/admin/admin.constants.ts'
import type { AdminReview } from '#shared/admin/admin-review.schema.ts'
import { ActionDialog, type ActionPrompt } from '../parts/action-dialog.tsx'
import cards from '../parts/admin-card.module.css'
import { AdminCard, PersonLine } from '../parts/admin-card.tsx'
import { AdminList } from '../parts/admin-list.tsx'
import { oneOf, useAdminState } from '../parts/use-admin-state.ts'

function ReviewCard({ review }: { review: AdminReview }) {
  const { t } = useTranslation()
  const { ago, number } = useFormat()
  const [prompt, setPrompt] = useState<ActionPrompt | null>(null)
  const { mutateAsync } = trpc.desk.decideReview.useMutation()
  const { _id: reviewId, isHidden, subject, author } = review
  const subjectName = personName(t, subject.name, 'No name given')
  const actionLabel = isHidden ? t('Restore review') : t('Hide review')
  const togglePrompt: ActionPrompt = {
    title: `${actionLabel}?`,
    text: isHidden
      ? t('Everyone will see it again, and its stars will count.')
      : t('Nobody will see it any more, and its stars will not count.'),
    button: actionLabel,
    isDestructive: !isHidden,
    done: isHidden ? t('Review restored') : t('Review hidden'),
    run: (reason) => mutateAsync({ reviewId, decision: isHidden ? 'restore' : 'hide', reason }),
  }
  return (
    <AdminCard
      title={
        <TextLink href={paths.seller.href(subject._id)} inherit>
          {t('About {{name}}', { name: subjectName })}
        </TextLink>
      }
      badges={
        <>
          <Badge color="soil" variant="light">
            {t('{{number}} of 5 stars', { number: number(review.stars) })}
          </Badge>
          {isHidden && <Badge color="red.9">{t('Hidden')}</Badge>}
        </>
      }
      meta={
        <>
          <PersonLine person={author} />
          <span>{review.item}</span>
          <span>{ago(review.createdAt)}</span>
        </>
      }
      actions={
        <Button
          variant={isHidden ? 'filled' : 'default'}
          aria-label={`${actionLabel}: ${subjectName}`}
          onClick={() => setPrompt(togglePrompt)}
        >
          {actionLabel}
        </Button>
      }
    >
      {review.text && <p className={cards.userText}>{review.text}</p>}
      <ActionDialog prompt={prompt} onClose={() => setPrompt(null)} />
    </AdminCard>
  )
}

/** Reviews that users wrote about each other after an order or a booking. */
export function AdminReviews() {
  const { t } = useTranslation()
  const control = useAdminState()
  const show = oneOf(shownFilters, control.state.show)
  const query = trpc.desk.reviews.useQuery(
    { show, page: control.state.page },
    { placeholderData: keepPreviousData },
  )
  const labels = { shown: t('Newest'), hidden: t('Hidden') }
  return (
    <AdminList
      control={control}
      filter={{ value: show, values: shownFilters, labelOf: (value) => labels[value] }}
      query={query}
      itemsOf={({ reviews }) => reviews}
      empty={show === 'shown' ? t('No reviews written yet.') : t('No hidden reviews.')}
    >
      {(review) => <ReviewCard review={review} />}
    </AdminList>
  )
}
