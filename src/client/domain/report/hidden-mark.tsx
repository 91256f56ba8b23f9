import { Alert } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'

/** Says that an operator has hidden the user's own listing. */
export default function HiddenMark() {
  const { t } = useTranslation()
  return (
    <Alert color="red" icon={<IconEyeOff aria-hidden />} title={t('Hidden by an admin')}>
      {t('Nobody else sees this listing. The reason is in your notifications.')}{' '}
      <TextLink href={paths.contact.href('subject=support')} underline="always">
        {t('Ask us about it')}
      </TextLink>
    </Alert>
  )
}
