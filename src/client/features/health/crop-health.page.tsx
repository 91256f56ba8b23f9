import { Skeleton } from '@mantine/core'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { CropPicker } from './crop-picker.tsx'
import { CropProblemList } from './crop-problem-list.tsx'
import { FieldHelp } from './field-help.tsx'
import classes from './health.module.css'
import { useHealthState } from './health-address.ts'
import { HealthSearch } from './health-search.tsx'
import { PlantSigns } from './plant-signs.tsx'
import { WeatherToday } from './weather-today.tsx'

/** Finds crop problems by crop or by visible signs, with first steps against them. */
export default function CropHealthPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const health = useHealthState()
  const { crop, q } = health.state
  const query = trpc.calendar.troubledCrops.useQuery(
    { language },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const cropName = query.data?.crops.find(({ id }) => id === crop)?.name
  const question = cropName
    ? t('My {{crop}} is sick: {{signs}}', { crop: cropName, signs: q })
    : t('My crop is sick: {{signs}}', { signs: q })
  return (
    <Page
      title={t('Crop Health Tips')}
      subtitle={t('Choose the crop or describe what you see to find signs and first remedies.')}
      description={t(
        'Pests and diseases of over 100 Indian crops with their signs and first remedies: search by what you see on leaf, stem, root or fruit.',
      )}
      canonical={paths.cropHealthTips.href(cropName ? crop : '')}
    >
      <div className={classes.page}>
        <QueryView
          query={query}
          skeleton={<Skeleton height={420} radius="lg" />}
          errorTitle="Unable to load crops"
        >
          {({ crops }) => (
            <>
              <HealthSearch health={health} crops={crops} />
              {crop || q ? (
                <CropProblemList health={health} cropName={cropName} />
              ) : (
                <CropPicker crops={crops} />
              )}
            </>
          )}
        </QueryView>
        <WeatherToday health={health} />
        <PlantSigns />
        <FieldHelp question={question} />
      </div>
    </Page>
  )
}
