import { Button, SimpleGrid } from '@mantine/core'
import { ActivityChoice } from '#client/domain/activity/activity-choice.tsx'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { toastFailure } from '#client/ui/toast.ts'
import { accountKindFor } from '#shared/user/activity.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import { setupDraft } from './setup-draft.ts'
import { setupFields } from './setup-fields.ts'
import { SetupPlace } from './setup-place.tsx'
import { setupValues } from './setup-values.ts'

const setupSchema = lazySchema(() =>
  import('#shared/user/user.schema.ts').then(({ SetupInput }) => SetupInput),
)

interface SetupFormProps {
  user: UserView
  /** Where the user goes next, which says what they came for. */
  target: string
  /** Receives the account, whether the user filled in the form or skipped it. */
  onDone: (user: UserView) => Promise<void>
}

/** Name, place, and what the user wants to do here. */
export function SetupForm({ user, target, onDone }: SetupFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const save = trpc.user.setup.useMutation()
  const skip = trpc.user.skipSetup.useMutation()
  const update = trpc.user.update.useMutation()
  const form = useFieldForm({
    fields: setupFields,
    schema: setupSchema,
    initialValues: setupValues(user, target),
    isStored: true,
    onChange: setupDraft.write,
    onSubmit: async (values) => {
      const { activities: chosen = [] } = values
      // Nothing chosen says nothing about the kind.
      const kind = chosen.length > 0 ? accountKindFor(chosen) : undefined
      const account = await save.mutateAsync({ ...values, kind, language })
      setupDraft.remove()
      await onDone(account)
    },
  })
  const { activities } = form.values

  const handleSkip = async () => {
    try {
      const account = await skip.mutateAsync()
      setupDraft.remove()
      // SMS are written in the language of the account.
      const isRight = account.language === language
      await onDone(isRight ? account : await update.mutateAsync({ language }))
    } catch (error) {
      toastFailure(t, error)
    }
  }

  return (
    <FieldForm
      form={form}
      submitLabel={t('Save and continue')}
      busyLabel={t('Saving...')}
      actions={
        <Button
          variant="default"
          onClick={handleSkip}
          aria-disabled={skip.isPending || update.isPending || undefined}
        >
          {t('Skip for now')}
        </Button>
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Field form={form} name="firstName" />
        <Field form={form} name="lastName" />
      </SimpleGrid>
      <SetupPlace form={form} />
      <ActivityChoice
        values={activities}
        onChange={(chosen) => form.mantine.setFieldValue('activities', chosen)}
      />
    </FieldForm>
  )
}
