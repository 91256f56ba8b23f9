import { NativeSelect } from '@mantine/core'
import { stateChoices } from '#client/domain/place/state-choices.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Field } from '#client/ui/form/field.tsx'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import type { AnyFieldForm } from '#client/ui/form/model/use-field-form.ts'
import {
  communityTopics,
  maxPostLength,
  titleLength,
} from '#shared/community/community.constants.ts'
import classes from '../post.module.css'
import { PrivateHint } from '../private-hint.tsx'
import { topicNames } from '../topic-names.ts'
import { useCropChoices } from '../use-crop-choices.ts'
import '#client/platform/theme/list-styles.ts'

export const questionFields = defineFields([
  {
    name: 'title',
    label: 'Question title',
    description: 'What do you want to know, in one sentence?',
    type: 'text',
    required: true,
    minLength: titleLength.min,
    maxLength: titleLength.max,
  },
  {
    name: 'body',
    label: 'Details',
    description: 'How old is the crop, what did you see and since when, what did you try?',
    type: 'textarea',
    rows: 7,
    maxLength: maxPostLength,
  },
  { name: 'topic', label: 'Topic', type: 'text' },
  { name: 'crop', label: 'Crop', type: 'text' },
  { name: 'state', label: 'State', type: 'text' },
])

interface ChoiceProps {
  form: AnyFieldForm
  name: 'topic' | 'crop' | 'state'
  label: Translated
  choices: { value: string; label: Translated }[]
}

/** The phone's native select: small and familiar. */
function Choice({ form, name, label, choices }: ChoiceProps) {
  const { value } = form.mantine.getInputProps(name)
  return (
    <NativeSelect
      size="md"
      label={label}
      value={value}
      onChange={({ currentTarget }) => form.mantine.setFieldValue(name, currentTarget.value)}
      data={choices}
    />
  )
}

/** The text of a question and its topic. */
export function QuestionFields({ form }: { form: AnyFieldForm }) {
  const { t } = useTranslation()
  const crops = useCropChoices()
  const states = stateChoices(t)
  const { title, body } = form.mantine.getValues()
  const topics = communityTopics.map((value) => ({ value, label: t(topicNames[value].label) }))
  return (
    <>
      <Field form={form} name="title" />
      <div>
        <Field form={form} name="body" />
        <PrivateHint text={`${title}\n${body}`} />
      </div>
      <div className={classes.pair}>
        <Choice form={form} name="topic" label={t('Topic')} choices={topics} />
        <Choice
          form={form}
          name="crop"
          label={t('Crop')}
          choices={[{ value: '', label: t('No particular crop') }, ...crops]}
        />
        <Choice
          form={form}
          name="state"
          label={t('State')}
          choices={[{ value: '', label: t('Anywhere in India') }, ...states]}
        />
      </div>
    </>
  )
}
