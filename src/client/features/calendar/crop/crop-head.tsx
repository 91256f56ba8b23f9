import { Text, Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CalendarCrop } from '#shared/calendar/calendar.schema.ts'
import classes from './calendar-crop.module.css'
import { useDurationText } from './use-duration-text.ts'

/**
 * A crop's name, picture and group. The heading renders before they load, so that it keeps the
 * focus.
 */
export function CropHead({ crop }: { crop: CalendarCrop | undefined }) {
  const { t } = useTranslation()
  const durationText = useDurationText()
  return (
    <header className={classes.head}>
      {crop && <img src={crop.image} alt="" width={112} height={112} className={classes.picture} />}
      <div>
        <Title order={1} tabIndex={-1} data-page-heading>
          {crop?.name ?? t('Crop details')}
        </Title>
        {crop && (
          <Text c="dimmed">
            <em lang="la">{crop.latinName}</em>
            {` · ${t(crop.group)}`}
            {crop.durationDays && ` · ${durationText(crop.durationDays)}`}
          </Text>
        )}
      </div>
    </header>
  )
}
