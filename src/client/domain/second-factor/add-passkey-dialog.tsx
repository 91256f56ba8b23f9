import { Text } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { deviceOf } from '#client/platform/format/device-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { OneFieldForm } from '#client/ui/form/one-field-form.tsx'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { maxPasskeyName } from '#shared/second-factor/second-factor.constants.ts'
import type { FactorAdded } from '#shared/second-factor/second-factor.schema.ts'
import { createPasskey, PasskeyFailure } from './passkey.ts'

interface AddPasskeyDialogProps {
  isOpen: boolean
  onClose: () => void
  onAdded: (added: FactorAdded) => void
}

/** Creates a passkey on this device or a security key, with a name to recognise it by. */
export function AddPasskeyDialog({ isOpen, onClose, onAdded }: AddPasskeyDialogProps) {
  const { t } = useTranslation()
  const begin = trpc.secondFactor.beginPasskey.useMutation()
  const add = trpc.secondFactor.addPasskey.useMutation()
  const [suggested] = useState(() => {
    const { browser, system } = deviceOf(navigator.userAgent)
    return browser && system ? t('{{browser}} on {{system}}', { browser, system }) : ''
  })

  const handleSubmit = async (name: string) => {
    try {
      const passkey = await createPasskey(await begin.mutateAsync())
      onAdded(await add.mutateAsync({ name, passkey }))
      return null
    } catch (error) {
      if (error instanceof PasskeyFailure) return error.message
      return failureSentence(error)
    }
  }
  return (
    <TitledDialog title={isOpen ? t('Add a passkey') : null} onClose={onClose}>
      <Text>
        {t(
          'Your phone or computer creates and stores the passkey. You use it with your fingerprint, your face or your screen lock.',
        )}
      </Text>
      <OneFieldForm
        schema={z.string().max(maxPasskeyName, fieldMessages.maxLength('Name', maxPasskeyName))}
        initialValue={suggested}
        onSubmit={handleSubmit}
        submitLabel={t('Continue')}
        busyLabel={t('Waiting for your passkey…')}
        input={{
          label: t('Name'),
          description: t('Helps you recognise it.'),
          autoComplete: 'off',
        }}
      />
    </TitledDialog>
  )
}
