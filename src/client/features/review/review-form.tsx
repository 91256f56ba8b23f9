import { Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { maxReviewLength, reviewSentences } from '#shared/review/review.constants.ts'
import { StarsInput } from './stars-input.tsx'

const fields = defineFields([
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
  const [stars, setStars] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const form = useFieldForm({
    fields,
    onSubmit: async ({ text }) => {
      setMissing(stars === 0)
      if (stars === 0) first.current?.focus()
      else await onSubmit({ stars, text: String(text) })
    },
  })
  return (
    <FieldForm form={form} submitLabel={t('Publish review')} busyLabel={t('Sending...')}>
      <StarsInput
        value={stars}
        error={isMissing ? t(reviewSentences.noStars) : null}
        firstRef={first}
        onChange={(chosen) => {
          setStars(chosen)
          setMissing(false)
        }}
      />
      <Field form={form} name="text" />
      <Text size="sm" c="dimmed">
        {t('Everyone can read it, with your first name. You cannot change it later.')}
      </Text>
    </FieldForm>
  )
}
