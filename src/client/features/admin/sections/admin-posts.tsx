import { Badge, Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { postFilters } from '#shared/admin/admin.constants.ts'
import type { AdminPost } from '#shared/admin/admin-review.schema.ts'
import { ActionDialog, type ActionPrompt } from '../parts/action-dialog.tsx'
import cards from '../parts/admin-card.module.css'
import { AdminCard, PersonLine, ReportList } from '../parts/admin-card.tsx'
import { postReasonNames } from '../parts/admin-labels.ts'
import { AdminList } from '../parts/admin-list.tsx'
import { oneOf, useAdminState } from '../parts/use-admin-state.ts'

function PostReview({ post }: { post: AdminPost }) {
  const { t } = useTranslation()
  const { ago } = useFormat()
  const [prompt, setPrompt] = useState<ActionPrompt | null>(null)
  const { mutateAsync } = trpc.desk.decidePost.useMutation()
  const { _id: postId, question, status } = post
  const title = question ? t('Answer to: {{title}}', { title: question.title }) : post.title
  const restoreLabel = status === 'shown' ? t('Leave as it is') : t('Restore post')
  const restorePrompt = (): ActionPrompt => ({
    title: `${restoreLabel}?`,
    text:
      status === 'shown'
        ? t('The reports will be closed. Nobody will be notified.')
        : t('Everyone will see it again. The author will see your reason.'),
    button: restoreLabel,
    done: status === 'shown' ? t('Reports closed') : t('Post restored'),
    run: (reason) => mutateAsync({ postId, decision: 'restore', reason }),
  })
  const removePrompt = (): ActionPrompt => ({
    title: t('Remove this post?'),
    text: t('Nobody will see it any more. The author will see your reason.'),
    button: t('Remove post'),
    isDestructive: true,
    done: t('Post removed'),
    run: (reason) => mutateAsync({ postId, decision: 'remove', reason }),
  })
  return (
    <AdminCard
      isWaiting={status === 'hidden' || post.reports > 0}
      title={
        status === 'shown' ? (
          <TextLink href={paths.communityQuestion.href(question?._id ?? postId)} inherit>
            {title}
          </TextLink>
        ) : (
          title
        )
      }
      badges={
        <>
          <Badge color="soil" variant="light">
            {question ? t('Answer') : t('Question')}
          </Badge>
          {status === 'hidden' && <Badge color="turmeric.8">{t('Hidden by reports')}</Badge>}
          {status === 'removed' && <Badge color="red.9">{t('Taken down')}</Badge>}
        </>
      }
      meta={
        <>
          <PersonLine person={post.author} />
          <span>{ago(post.createdAt)}</span>
        </>
      }
      actions={
        <>
          {status !== 'removed' && (
            <Button
              color="red.9"
              aria-label={`${t('Remove post')}: ${title}`}
              onClick={() => setPrompt(removePrompt())}
            >
              {t('Remove post')}
            </Button>
          )}
          <Button
            variant="default"
            aria-label={`${restoreLabel}: ${title}`}
            onClick={() => setPrompt(restorePrompt())}
          >
            {restoreLabel}
          </Button>
        </>
      }
    >
      {post.body && <p className={cards.userText}>{post.body}</p>}
      <ReportList count={post.reports} reports={post.reportList} names={postReasonNames} />
      <ActionDialog prompt={prompt} onClose={() => setPrompt(null)} />
    </AdminCard>
  )
}

/** Community posts that users reported or admins removed. */
export function AdminPosts() {
  const { t } = useTranslation()
  const control = useAdminState()
  const show = oneOf(postFilters, control.state.show)
  const query = trpc.desk.posts.useQuery(
    { show, page: control.state.page },
    { placeholderData: keepPreviousData },
  )
  const labels = { waiting: t('Reported items'), removed: t('Taken down') }
  return (
    <AdminList
      control={control}
      filter={{ value: show, values: postFilters, labelOf: (value) => labels[value] }}
      query={query}
      itemsOf={({ posts }) => posts}
      empty={show === 'waiting' ? t('No reported posts.') : t('No removed posts.')}
    >
      {(post) => <PostReview post={post} />}
    </AdminList>
  )
}
