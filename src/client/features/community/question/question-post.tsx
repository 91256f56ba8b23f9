import { useLocation } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { useEditing } from '#client/ui/form/use-editing.ts'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { QuestionView } from '#shared/community/community.schema.ts'
import { languageOfText } from '#shared/community/community.ts'
import { useCommunityPaths } from '../community-address.ts'
import classes from '../post.module.css'
import { PostLine } from '../post-line.tsx'
import { SubjectBadges } from '../subject-badges.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { OwnActions } from './own-actions.tsx'
import { QuestionEdit } from './question-edit.tsx'
import { ReportButton } from './report-button.tsx'

interface QuestionPostProps {
  question: QuestionView
}

/** Returns to the board once the question is gone. */
function useReturnToBoard() {
  const [, navigate] = useLocation()
  const { board } = useCommunityPaths()
  const utils = trpc.useUtils()
  return async () => {
    navigate(board, { replace: true })
    await utils.community.list.invalidate()
  }
}

function OwnQuestionActions({ question, onEdit }: QuestionPostProps & { onEdit: () => void }) {
  const { t } = useTranslation()
  const returnToBoard = useReturnToBoard()
  const removal = trpc.community.deleteQuestion.useMutation({
    onSuccess: async () => {
      toastSuccess(t('Question deleted'))
      await returnToBoard()
    },
    onError: (error) => toastFailure(t, error),
  })
  const { answers } = question
  return (
    <OwnActions
      question={
        answers > 0
          ? t('Delete this question for good? Its answers ({{number}}) will be deleted too.', {
              number: answers,
            })
          : t('Delete this question for good?')
      }
      canEdit={!question.isUnderReview}
      isBusy={removal.isPending}
      onEdit={onEdit}
      onDelete={() => removal.mutate({ questionId: question._id })}
    />
  )
}

/** The question's text with its actions. */
export function QuestionPost({ question }: QuestionPostProps) {
  const { isEditing, setEditing, container } = useEditing()
  const returnToBoard = useReturnToBoard()
  if (isEditing) {
    return (
      <div ref={container}>
        <QuestionEdit question={question} onDone={() => setEditing(false)} />
      </div>
    )
  }
  return (
    <article className={classes.post} data-question ref={container}>
      <SubjectBadges {...question} />
      <div className={classes.body} lang={languageOfText(question.body)}>
        {question.body}
      </div>
      <PostLine post={question} />
      <div className={classes.actions}>
        <HelpfulButton questionId={question._id} post={question} />
        {question.isOwn ? (
          <OwnQuestionActions question={question} onEdit={() => setEditing(true)} />
        ) : (
          <ReportButton postId={question._id} onReported={() => void returnToBoard()} />
        )}
      </div>
    </article>
  )
}
