import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { useEditing } from '#client/ui/form/use-editing.ts'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { AnswerView } from '#shared/community/community.schema.ts'
import { languageOfText } from '#shared/community/community.ts'
import classes from '../post.module.css'
import { PostLine, UnderReview } from '../post-line.tsx'
import { TextForm } from '../text-form.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { OwnActions } from './own-actions.tsx'
import { ReportButton } from './report-button.tsx'

interface AnswerItemProps {
  questionId: string
  answer: AnswerView
}

function OwnAnswerActions({ answer, onEdit }: { answer: AnswerView; onEdit: () => void }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const removal = trpc.community.deleteAnswer.useMutation({
    onSuccess: async () => {
      await utils.community.invalidate()
      toastSuccess(t('Answer deleted'))
    },
    onError: (error) => toastFailure(t, error),
  })
  return (
    <OwnActions
      question={t('Delete this answer for good?')}
      canEdit={!answer.isUnderReview}
      isBusy={removal.isPending}
      onEdit={onEdit}
      onDelete={() => removal.mutate({ answerId: answer._id })}
    />
  )
}

/** One answer with its actions. */
export function AnswerItem({ questionId, answer }: AnswerItemProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { isEditing, setEditing, container } = useEditing()
  const { mutateAsync } = trpc.community.updateAnswer.useMutation()
  const handleSave = async (body: string) => {
    await mutateAsync({ answerId: answer._id, body })
    await utils.community.get.invalidate({ questionId })
    setEditing(false)
    return true
  }
  if (isEditing) {
    return (
      <div className={classes.post} ref={container} id={answer._id}>
        <TextForm
          draft={`edit-${answer._id}`}
          text={answer.body}
          submitLabel={t('Save')}
          onSubmit={handleSave}
          onCancel={() => setEditing(false)}
        />
      </div>
    )
  }
  return (
    <article className={classes.post} ref={container} id={answer._id} tabIndex={-1}>
      <PostLine post={answer} />
      <div className={classes.body} lang={languageOfText(answer.body)}>
        {answer.body}
      </div>
      <div className={classes.actions}>
        {answer.isUnderReview && <UnderReview />}
        <HelpfulButton questionId={questionId} post={answer} />
        {answer.isOwn ? (
          <OwnAnswerActions answer={answer} onEdit={() => setEditing(true)} />
        ) : (
          <ReportButton
            postId={answer._id}
            onReported={() => utils.community.get.invalidate({ questionId })}
          />
        )}
      </div>
    </article>
  )
}
