import { Text, Title } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useAddressTarget } from '#client/platform/paths/use-address-target.ts'
import { useToken } from '#client/platform/session/session.ts'
import { useLogInFirst } from '#client/platform/session/use-log-in-first.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import shared from '#client/ui/shared.module.css'
import { toastSuccess } from '#client/ui/toast.ts'
import { maxAnswersShown } from '#shared/community/community.constants.ts'
import type { QuestionView } from '#shared/community/community.schema.ts'
import classes from '../post.module.css'
import { TextForm } from '../text-form.tsx'
import { AnswerItem } from './answer-item.tsx'

function AnswerForm({ questionId }: { questionId: string }) {
  const { t } = useTranslation()
  const token = useToken()
  const logInFirst = useLogInFirst()
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.community.answer.useMutation()
  const handleSubmit = async (body: string) => {
    if (logInFirst()) return false
    await mutateAsync({ questionId, body })
    await utils.community.invalidate()
    toastSuccess(t('Your answer is published. Thank you!'))
    return true
  }
  return (
    <section className={classes.form} aria-labelledby="own-answer">
      <Title order={2} size="h3" mt="xl" mb="sm" id="own-answer">
        {t('Do you know the answer?')}
      </Title>
      <TextForm
        draft={`answer-${questionId}`}
        submitLabel={token ? t('Post answer') : t('Log in and post')}
        onSubmit={handleSubmit}
      />
    </section>
  )
}

/** A question's answers, most helpful first, and the form for a new one. */
export function Answers({ question }: { question: QuestionView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { answerList, _id } = question
  // Search engines link to single answers.
  useAddressTarget()
  const heading = t('Answers: {{number}}', { number: number(answerList.length) })
  return (
    <>
      <Title order={2} size="h3" mt="xl" mb="sm">
        {answerList.length > 0 ? heading : t('No answer yet')}
      </Title>
      {answerList.length === 0 && (
        <Text c="dimmed">{t('If you know something about this, your answer helps.')}</Text>
      )}
      <ul className={shared.mediumGapList}>
        {answerList.map((answer) => (
          <li key={answer._id}>
            <AnswerItem questionId={_id} answer={answer} />
          </li>
        ))}
      </ul>
      {question.answers > maxAnswersShown && (
        <Text c="dimmed" mt="sm">
          {t('Only the most helpful answers are shown.')}
        </Text>
      )}
      {!question.isUnderReview && <AnswerForm questionId={_id} />}
    </>
  )
}
