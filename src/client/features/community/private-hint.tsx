import { Alert } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { findPrivateNumbers } from '#shared/community/community.ts'

/** Warns the author, while typing, that everybody can read a phone number in the text. */
export function PrivateHint({ text }: { text: string }) {
  const { t } = useTranslation()
  const privateNumbers = findPrivateNumbers(text)
  const sentence = privateNumbers.includes('aadhaar')
    ? t('This looks like an Aadhaar number. Everyone can read this page: please remove it.')
    : t(
        'This looks like a phone number. Everyone can read this page: leave it in only if strangers may call you.',
      )
  return (
    <div role="status">
      {privateNumbers.length > 0 && (
        <Alert color="turmeric" icon={<IconEye />} mt="sm">
          {sentence}
        </Alert>
      )}
    </div>
  )
}
