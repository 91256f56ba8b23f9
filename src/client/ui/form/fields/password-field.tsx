import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

/** A password box whose text can be shown. */
export default function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation()
  return (
    <PasswordInput
      {...props}
      size="md"
      visibilityToggleButtonProps={{ 'aria-label': t('Show or hide what is typed') }}
    />
  )
}
