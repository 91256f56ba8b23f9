import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { inputFailureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { OneFieldForm } from '#client/ui/form/one-field-form.tsx'
import { toastSuccess } from '#client/ui/toast.ts'
import classes from './profile.module.css'

const identitySchema = (name: 'aadhaar' | 'farmerId') =>
  lazySchema(() =>
    import('#shared/user/user.schema.ts').then(({ IdentityInput }) => IdentityInput.shape[name]),
  )
const schemas = { aadhaar: identitySchema('aadhaar'), farmerId: identitySchema('farmerId') }

interface IdentityNumberProps {
  name: 'aadhaar' | 'farmerId'
  label: Translated
  /** Why one would give it, and what is stored. */
  reason: Translated
  addLabel: Translated
  /** Masked; '' when it was not given, which is the only time that it can be. */
  value: string
  inputMode?: 'numeric'
}

/** Aadhaar number or farmer ID: shown masked, and given once. */
export function IdentityNumber(props: IdentityNumberProps) {
  const { name, label, reason, addLabel, value, inputMode } = props
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const add = trpc.user.addIdentity.useMutation()
  const [isAdding, setAdding] = useState(false)

  const handleSubmit = async (given: string) => {
    try {
      if (given !== '') {
        utils.user.get.setData(undefined, await add.mutateAsync({ [name]: given }))
        toastSuccess(t('Profile updated successfully'))
      }
      setAdding(false)
      return null
    } catch (error) {
      return inputFailureSentence(error)
    }
  }

  if (isAdding && value === '') {
    return (
      <div>
        <OneFieldForm
          schema={schemas[name]}
          onSubmit={handleSubmit}
          submitLabel={t('Save')}
          busyLabel={t('Saving...')}
          input={{ label, inputMode, autoComplete: 'off', autoFocus: true }}
          actions={
            <Button variant="default" onClick={() => setAdding(false)}>
              {t('Cancel')}
            </Button>
          }
        />
        <Text c="dimmed" mt="xs">
          {reason}
        </Text>
      </div>
    )
  }
  return (
    <div>
      <TextInput
        label={label}
        value={value}
        placeholder={t('Not given')}
        readOnly
        classNames={{ input: classes.fixed }}
      />
      {value === '' && (
        <Button
          variant="subtle"
          mx="calc(var(--button-padding-x) * -1)"
          mt={4}
          onClick={() => setAdding(true)}
        >
          {addLabel}
        </Button>
      )}
    </div>
  )
}
