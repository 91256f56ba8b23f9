import { Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { inputPath } from '#client/ui/form/model/field-props.ts'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { maxReviewLength, reviewSentences } from '#shared/review/review.constants.ts'
import { StarsInput } from './stars-input.tsx'

const fields = defineFields([
  {
    name: 'stars',
    label: 'Your rating',
    type: 'number',
    required: reviewSentences.noStars,
  },
  {
    name: 'text',
    label: 'A few words (optional)',
    type: 'textarea',
    rows: 3,
    maxLength: maxReviewLength,
  },
])

interface ReviewFormProps {
  onSubmit: (review: { stars: number; text: string }) => Promise<unknown>
}

/** Stars and a short text. */
export function ReviewForm({ onSubmit }: ReviewFormProps) {
  const { t } = useTranslation()
  const form = useFieldForm({
    fields,
    onSubmit: ({ stars, text }) => onSubmit({ stars: Number(stars), text }),
  })
  return (
    <FieldForm form={form} submitLabel={t('Publish review')} busyLabel={t('Sending...')}>
      <StarsInput
        value={Number(form.mantine.getValues().stars)}
        error={form.mantine.errors.stars ? t(reviewSentences.noStars) : null}
        path={inputPath(form, 'stars')}
        onChange={(chosen) => form.mantine.setFieldValue('stars', chosen)}
      />
      <Field form={form} name="text" />
      <Text size="sm" c="dimmed">
        {t('Everyone can read it, with your first name. You cannot change it later.')}
      </Text>
    </FieldForm>
  )
}
