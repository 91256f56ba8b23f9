import { Button } from '@mantine/core'
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useLogInFirst } from '#client/platform/session/use-log-in-first.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastFailure } from '#client/ui/toast.ts'
import type { QuestionView } from '#shared/community/community.schema.ts'

interface HelpfulButtonProps {
  questionId: string
  post: { _id: string; helpful: number; isMarked: boolean; isOwn: boolean }
}

type Marks = Pick<HelpfulButtonProps['post'], 'helpful' | 'isMarked'>

/** The question with changed marks on one post: an answer or the question itself. */
const withMarks = (view: QuestionView, postId: string, marks: Marks): QuestionView => ({
  ...view,
  ...(view._id === postId && marks),
  answerList: view.answerList.map((answer) =>
    answer._id === postId ? { ...answer, ...marks } : answer,
  ),
})

/** Marks a post as helpful with an optimistic update, undone when the server refuses. */
export function HelpfulButton({ questionId, post }: HelpfulButtonProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const logInFirst = useLogInFirst()
  const utils = trpc.useUtils()
  const updateMarks = (marks: Marks) =>
    utils.community.get.setData({ questionId }, (view) => view && withMarks(view, post._id, marks))
  const { mutate } = trpc.community.markHelpful.useMutation({
    onMutate: ({ isHelpful = true }) => {
      const before = { helpful: post.helpful, isMarked: post.isMarked }
      updateMarks({ helpful: post.helpful + (isHelpful ? 1 : -1), isMarked: isHelpful })
      return before
    },
    onSuccess: (marks) => {
      updateMarks(marks)
      void utils.community.list.invalidate()
    },
    onError: (error, _mark, before) => {
      if (before) updateMarks(before)
      toastFailure(t, error)
    },
  })
  const label = `${t('Helpful')} (${number(post.helpful)})`
  if (post.isOwn) return post.helpful > 0 ? <span>{label}</span> : null
  const Icon = post.isMarked ? IconThumbUpFilled : IconThumbUp
  return (
    <Button
      variant={post.isMarked ? 'light' : 'default'}
      aria-pressed={post.isMarked}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => {
        if (!logInFirst()) mutate({ postId: post._id, isHelpful: !post.isMarked })
      }}
    >
      {label}
    </Button>
  )
}
