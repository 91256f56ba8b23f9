import { Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'

interface NoPointHintProps {
  /** False when the listing is in no list near a place, because the profile's place is not known. */
  hasPoint: boolean | undefined
}

/** Tells owners why nobody who searches nearby finds a listing. */
export function NoPointHint({ hasPoint }: NoPointHintProps) {
  const { t } = useTranslation()
  if (hasPoint !== false) return null
  return (
    <Text size="sm" mb="xs">
      {t('Buyers who search nearby cannot find this, because your profile has no PIN code.')}{' '}
      <TextLink href={paths.dashboardSettings.href()} size="sm" underline="always">
        {t('Add your PIN code')}
      </TextLink>
    </Text>
  )
}
