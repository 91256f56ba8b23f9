import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { OneFieldForm } from '#client/ui/form/one-field-form.tsx'
import { typedNationalDigits } from '#shared/kit/phone.ts'

const phoneSchema = lazySchema(() =>
  import('#shared/auth/auth.schema.ts').then(({ TypedPhone }) => TypedPhone),
)

interface PhoneStepProps {
  /** The ten digits typed earlier, when the user returns to this step. */
  phone: string
  /** @param phone ten digits, without prefix and spaces. */
  onSubmit: (phone: string) => Promise<string | null>
}

export function PhoneStep({ phone, onSubmit }: PhoneStepProps) {
  const { t } = useTranslation()
  return (
    <OneFieldForm
      schema={phoneSchema}
      initialValue={phone}
      tidy={typedNationalDigits}
      onSubmit={onSubmit}
      submitLabel={t('Send OTP')}
      busyLabel={t('Sending…')}
      input={{
        label: t('Phone number'),
        type: 'tel',
        inputMode: 'numeric',
        autoComplete: 'tel-national',
        // After returning from the code step, the button that had the focus is gone.
        autoFocus: phone !== '',
        leftSection: '+91',
        leftSectionWidth: 52,
      }}
    />
  )
}
