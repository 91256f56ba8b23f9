import { Button, Group, Stack, Text } from '@mantine/core'
import { showTelephone } from '#client/domain/listing/detail/telephone.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { type OtpChannel, otpLocationTexts } from '#client/platform/session/otp-location.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { OneFieldForm } from '#client/ui/form/one-field-form.tsx'
import { typedDigits } from '#shared/kit/phone.ts'
import { formatMinutes, useCountdown } from './use-countdown.ts'

const otpSchema = lazySchema(() => import('#shared/auth/auth.schema.ts').then(({ Otp }) => Otp))

interface OtpStepProps {
  phone: string
  channel: OtpChannel
  /** When the code expires, in ms since 1970. */
  deadline: number
  onSubmit: (otp: string) => Promise<string | null>
  onBack: () => void
  onResend: () => void
}

export function OtpStep({ phone, channel, deadline, onSubmit, onBack, onResend }: OtpStepProps) {
  const { t } = useTranslation()
  const seconds = useCountdown(deadline)
  return (
    <Stack gap="sm">
      <Text>{t(otpLocationTexts[channel], { phone: showTelephone(phone) })}</Text>
      <OneFieldForm
        schema={otpSchema}
        tidy={typedDigits}
        onSubmit={onSubmit}
        submitLabel={t('Verify OTP')}
        busyLabel={t('Verifying…')}
        input={{
          label: t('OTP'),
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          // The code is the next thing to type, however the user reached this step.
          autoFocus: true,
        }}
        actions={
          <Button variant="default" onClick={onBack}>
            {t('Back')}
          </Button>
        }
      />
      <Group justify="space-between">
        <Text c="dimmed">
          {t('Time left:')} <span role="timer">{formatMinutes(seconds)}</span>
        </Text>
        <Button variant="subtle" disabled={seconds > 0} onClick={onResend}>
          {t('Resend OTP')}
        </Button>
      </Group>
    </Stack>
  )
}
