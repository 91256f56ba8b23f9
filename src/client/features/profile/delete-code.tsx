import { Button, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { showTelephone } from '#client/domain/listing/detail/telephone.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { type OtpChannel, otpLocationTexts } from '#client/platform/session/otp-location.ts'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { typedDigits } from '#shared/kit/phone.ts'
import { usePlanDeletion } from './use-plan-deletion.ts'

const codeSchema = lazySchema(() =>
  import('#shared/account/account.schema.ts').then(({ DeletionCodeInput }) => DeletionCodeInput),
)

/** What the server returns after sending a code. */
export interface DeletionCode {
  requestId: string
  channel: OtpChannel
}

const fields = defineFields([
  {
    name: 'otp',
    label: 'OTP',
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    tidy: typedDigits,
  },
])

interface DeleteCodeProps {
  phone: string
  code: DeletionCode
  onClose: () => void
}

/** The last step: the code from the phone confirms the planned deletion. */
export function DeleteCode({ phone, code, onClose }: DeleteCodeProps) {
  const { t } = useTranslation()
  const request = usePlanDeletion(onClose)
  const form = useFieldForm({
    fields,
    schema: codeSchema,
    onSubmit: async ({ otp }) => {
      await request.mutateAsync({ otp, requestId: code.requestId })
    },
  })
  const { getInputNode } = form.mantine
  // The code is the next thing to type, and the pressed button is gone.
  useEffect(() => getInputNode('otp')?.focus(), [getInputNode])
  return (
    <Stack>
      <Text>{t(otpLocationTexts[code.channel], { phone: showTelephone(phone) })}</Text>
      <FieldForm
        form={form}
        submitLabel={t('Delete my account')}
        busyLabel={t('Deleting…')}
        submitColor="red.9"
        actions={
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
        }
      />
    </Stack>
  )
}
