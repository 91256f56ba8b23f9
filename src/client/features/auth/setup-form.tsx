import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PinPlace } from '#client/domain/place/pin-place.tsx'
import { readStoredPlace } from '#client/domain/place/stored-place.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { toastError } from '#client/ui/toast.ts'
import { SetupInput, type UserView } from '#shared/user/user.schema.ts'
import { setupFields } from './setup-fields.ts'

const addressNames = { zip: 'zip', city: 'city', state: 'state' }

/** The place that was chosen on this device before sign-up, offered as the address. */
function addressOfVisitor() {
  const place = readStoredPlace()
  if (!place) return {}
  return { zip: place.pin ?? '', city: place.name, state: place.state }
}

/** @param onDone receives the account, whether the user filled in the form or skipped it. */
export function SetupForm({ onDone }: { onDone: (user: UserView) => Promise<void> }) {
  const { t, i18n } = useTranslation()
  const save = trpc.user.setup.useMutation()
  const skip = trpc.user.skipSetup.useMutation()
  const form = useFieldForm({
    fields: setupFields,
    schema: SetupInput,
    initialValues: {
      kind: 'farmer',
      language: i18n.language === 'hi' ? 'hi' : 'en',
      ...addressOfVisitor(),
    },
    onSubmit: async (values) => onDone(await save.mutateAsync(values)),
  })

  const handleSkip = async () => {
    try {
      await onDone(await skip.mutateAsync())
    } catch (error) {
      toastError(translateMessage(t, readFailure(error).message ?? 'Error connecting to server'))
    }
  }

  return (
    <FieldForm
      form={form}
      submitLabel={t('Save and continue')}
      busyLabel={t('Saving...')}
      actions={
        <Button variant="default" onClick={handleSkip} aria-disabled={skip.isPending || undefined}>
          {t('Skip for now')}
        </Button>
      }
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Field form={form} name="firstName" />
        <Field form={form} name="lastName" />
        <Field form={form} name="email" />
        <Field form={form} name="kind" />
        <Field form={form} name="language" />
        <div>
          <Field form={form} name="zip" />
          <PinPlace form={form} names={addressNames} />
        </div>
        <Field form={form} name="city" />
        <Field form={form} name="state" />
      </SimpleGrid>
      <Stack gap="lg">
        <Field form={form} name="aadhaar" />
        <Field form={form} name="farmerId" />
      </Stack>
    </FieldForm>
  )
}
