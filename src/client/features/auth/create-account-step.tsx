import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { showTelephone } from '#client/domain/listing/detail/telephone.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'

interface CreateAccountStepProps {
  /** The ten digits of a number whose code was right and which has no account. */
  phone: string
  /** Throws after a refusal. */
  onCreate: () => Promise<void>
  /** Back to the phone number, which stays filled in. */
  onBack: () => void
}

const expired: English =
  'Too much time has passed since you entered the code. Please request a new one.'

/** After a right code for an unknown number: one button creates the account without another code. */
export function CreateAccountStep({ phone, onCreate, onBack }: CreateAccountStepProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [isExpired, setExpired] = useState(false)
  const [failure, setFailure] = useState<English | null>(null)

  const handleCreate = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await onCreate()
    } catch (error) {
      const hasExpired = readFailure(error).code === 'auth.registration_proof_invalid'
      setExpired(hasExpired)
      setFailure(hasExpired ? expired : failureSentence(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack gap="sm">
      <div role="status">
        <Text fw={600}>{t('No account found for this number. Please sign up.')}</Text>
        <Text c="dimmed">{t('Your code is correct. You do not need another one.')}</Text>
      </div>
      {failure && (
        <Alert color="red" role="alert">
          {translateMessage(t, failure)}
        </Alert>
      )}
      {!isExpired && (
        <Button
          fullWidth
          h="auto"
          mih={52}
          py="xs"
          // The next thing to do, after a code that was typed.
          autoFocus
          aria-disabled={isBusy || undefined}
          onClick={handleCreate}
          styles={{ label: { whiteSpace: 'normal', lineHeight: 1.5 } }}
        >
          {isBusy
            ? t('Creating the account…')
            : t('Create account with {{phone}}', { phone: showTelephone(phone) })}
        </Button>
      )}
      <Button fullWidth variant={isExpired ? 'filled' : 'default'} onClick={onBack}>
        {isExpired ? t('Request a new code') : t('Use another number')}
      </Button>
    </Stack>
  )
}
