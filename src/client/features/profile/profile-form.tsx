import { Alert, SimpleGrid, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { ActivityChoice } from '#client/domain/activity/activity-choice.tsx'
import { PinPlace } from '#client/domain/place/pin-place.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { toastError, toastSuccess } from '#client/ui/toast.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import { profileFields } from './profile-fields.ts'

const profileSchema = lazySchema(() =>
  import('#shared/user/user.schema.ts').then(({ UserUpdate }) => UserUpdate),
)

const columns = { base: 1, sm: 2 }

const addressNames = {
  zip: 'address.zip',
  city: 'address.city',
  state: 'address.state',
  country: 'address.country',
}

/** An admin has verified these fields; changing one removes the verified tick. */
const checkedFields = ['firstName', 'lastName', 'upiId'] as const

/** The editable part of the profile. */
export function ProfileForm({ user }: { user: UserView }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const save = trpc.user.update.useMutation()
  const [losesVerification, setLosesVerification] = useState(false)
  const [fields] = useState(() => profileFields(user.address.state))
  // Stored in English, as the contract has it, and shown in the page's language.
  const shownCountry = t(user.address.country)
  const form = useFieldForm({
    fields,
    schema: profileSchema,
    initialValues: { ...user, address: { ...user.address, country: shownCountry } },
    onChange: (values) =>
      setLosesVerification(
        user.verified && checkedFields.some((name) => values[name].trim() !== user[name]),
      ),
    onSubmit: async (values) => {
      const address = values.address && {
        ...values.address,
        ...(values.address.country === shownCountry && { country: user.address.country }),
      }
      utils.user.get.setData(undefined, await save.mutateAsync({ ...values, address }))
      setLosesVerification(false)
      toastSuccess(t('Profile updated successfully'))
      // Listings show the seller's name and place.
      await Promise.all([utils.crop.invalidate(), utils.equipment.invalidate()])
    },
    onFailure: () => toastError(t('Failed to update profile')),
  })
  return (
    <FieldForm form={form} submitLabel={t('Save changes')} busyLabel={t('Saving...')}>
      <SimpleGrid cols={columns} spacing="lg">
        <Field form={form} name="firstName" />
        <Field form={form} name="lastName" />
        <Field form={form} name="email" />
        <Field form={form} name="dob" />
        <Field form={form} name="gender" />
      </SimpleGrid>
      <ActivityChoice
        values={form.values.activities}
        onChange={(chosen) => form.mantine.setFieldValue('activities', chosen)}
      />
      <Title order={2} size="h4">
        {t('Getting paid')}
      </Title>
      <Field form={form} name="upiId" />
      <Title order={2} size="h4">
        {t('Address')}
      </Title>
      <Field form={form} name="address.line" />
      <SimpleGrid cols={columns} spacing="lg">
        <div>
          <Field form={form} name="address.zip" />
          <PinPlace form={form} names={addressNames} />
        </div>
        <Field form={form} name="address.city" />
        <Field form={form} name="address.state" />
        <Field form={form} name="address.country" />
      </SimpleGrid>
      {losesVerification && (
        <Alert color="turmeric" icon={<IconAlertTriangle aria-hidden />} role="status" c="inherit">
          {t(
            'If you change your name or UPI ID, you lose the tick of a verified seller. You get it back once an admin has checked the change.',
          )}
        </Alert>
      )}
    </FieldForm>
  )
}
