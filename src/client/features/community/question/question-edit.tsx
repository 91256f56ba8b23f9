import { Button } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import type { QuestionView } from '#shared/community/community.schema.ts'
import { QuestionFields, questionFields } from '../ask/question-fields.tsx'
import { asQuestion } from '../ask/question-values.ts'
import classes from '../post.module.css'

interface QuestionEditProps {
  question: QuestionView
  onDone: () => void
}

export function QuestionEdit({ question, onDone }: QuestionEditProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.community.updateQuestion.useMutation()
  const { _id, title, body, topic, crop, state } = question
  const form = useFieldForm({
    fields: questionFields,
    initialValues: { title, body, topic, crop: crop?.id ?? '', state },
    onSubmit: async (values) => {
      await mutateAsync({ questionId: _id, ...asQuestion(values) })
      await utils.community.invalidate()
      onDone()
    },
  })
  return (
    <div className={classes.form}>
      <FieldForm
        form={form}
        submitLabel={t('Save')}
        busyLabel={t('Saving...')}
        actions={
          <Button variant="subtle" onClick={onDone}>
            {t('Cancel')}
          </Button>
        }
      >
        <QuestionFields form={form} />
      </FieldForm>
    </div>
  )
}
