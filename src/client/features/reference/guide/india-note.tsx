import { Text } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import classes from '../crop-guide.module.css'

/** Links farmers in India to the Indian calendar, because these pages use American zones. */
export function IndiaNote() {
  const { t } = useTranslation()
  return (
    <div className={classes.india}>
      <IconMapPin size={24} stroke={1.75} color="var(--kh-accent)" aria-hidden />
      <Text component="div">
        <Text span fw={600}>
          {t('Farming in India?')}
        </Text>{' '}
        <TextLink href={paths.cropCalendar.href()} underline="always">
          {t('Sowing times by state are in the Indian crop calendar')}
        </TextLink>
      </Text>
    </div>
  )
}
