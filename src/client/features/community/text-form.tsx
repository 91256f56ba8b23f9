import { Button } from '@mantine/core'
import { useRestoredDraft } from '#client/platform/draft/draft-store.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { maxPostLength } from '#shared/community/community.constants.ts'
import { communityDraft } from './draft.ts'
import { PrivateHint } from './private-hint.tsx'

const fields = defineFields([
  {
    name: 'body',
    label: 'Your answer',
    type: 'textarea',
    rows: 5,
    required: 'Answer is required',
    maxLength: maxPostLength,
  },
])

interface TextFormProps {
  /** The name of the draft on this tab. */
  draft: string
  /** The initial text. */
  text?: string
  submitLabel: Translated
  /** Resolves to false when the text was not sent and stays as a draft. */
  onSubmit: (body: string) => Promise<boolean>
  onCancel?: () => void
}

/** Writes or edits an answer. */
export function TextForm({
  draft: draftName,
  text = '',
  submitLabel,
  onSubmit,
  onCancel,
}: TextFormProps) {
  const { t } = useTranslation()
  const draft = communityDraft(draftName)
  const form = useFieldForm({
    fields,
    initialValues: { body: text },
    onChange: (values) => draft.write(values),
    isStored: true,
    onSubmit: async ({ body }) => {
      if (!(await onSubmit(body))) return
      form.mantine.setValues({ body: '' })
      draft.remove()
    },
  })
  useRestoredDraft(draft.read, form.mantine.setValues)
  return (
    <FieldForm
      form={form}
      submitLabel={submitLabel}
      busyLabel={t('Sending...')}
      actions={
        onCancel && (
          <Button
            variant="subtle"
            onClick={() => {
              draft.remove()
              onCancel()
            }}
          >
            {t('Cancel')}
          </Button>
        )
      }
    >
      <div>
        <Field form={form} name="body" />
        <PrivateHint text={String(form.mantine.getValues().body)} />
      </div>
    </FieldForm>
  )
}
