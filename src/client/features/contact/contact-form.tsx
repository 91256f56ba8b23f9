import { SimpleGrid, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { fullName } from '#client/platform/format/person-name.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { toastSuccess } from '#client/ui/toast.ts'
import { contactFields, prefillFromAddress } from './contact-fields.ts'

const contactSchema = lazySchema(() =>
  import('#shared/contact/contact.schema.ts').then(({ ContactInput }) => ContactInput),
)

/** The sent message, which the thank-you text mentions. */
export interface SentMessage {
  name: string
  newsletter: boolean
}

/** The contact form, prefilled for logged-in users. */
export function ContactForm({ onSent }: { onSent: (sent: SentMessage) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { user } = useCurrentUser()
  const honeypot = useRef<HTMLInputElement>(null)
  const prefill = prefillFromAddress(useSearch())
  const send = trpc.contact.send.useMutation()
  const form = useFieldForm({
    fields: contactFields,
    schema: contactSchema,
    initialValues: {
      subject: prefill.subject,
      message: prefill.message && `${t(prefill.message)} `,
    },
    onSubmit: async (values) => {
      const homepage = honeypot.current?.value ?? ''
      const { message } = await send.mutateAsync({ ...values, language, homepage })
      toastSuccess(t(message))
      onSent({ name: values.name, newsletter: values.newsletter })
    },
  })

  const { mantine } = form
  const isPrefilled = useRef(false)
  useEffect(() => {
    if (!user || isPrefilled.current || mantine.isDirty()) return
    isPrefilled.current = true
    const name = fullName(user)
    const profileValues = { ...mantine.getValues(), name, email: user.email }
    mantine.setValues(profileValues)
    mantine.resetDirty(profileValues)
    // Once, when the profile has loaded: later changes belong to the user.
  }, [user, mantine.isDirty, mantine.getValues, mantine.setValues, mantine.resetDirty])

  return (
    <FieldForm form={form} submitLabel={t('Send message')} busyLabel={t('Sending...')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Field form={form} name="name" />
        <Field form={form} name="email" />
      </SimpleGrid>
      <Field form={form} name="subject" />
      <Field form={form} name="message" />
      {/* A honeypot: people never see it, but bots fill in every field. */}
      <VisuallyHidden component="div" aria-hidden="true">
        <input ref={honeypot} name="homepage" type="text" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <Field form={form} name="newsletter" />
    </FieldForm>
  )
}
