import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ReferenceCrop } from '#shared/reference/reference.schema.ts'
import type { GuideControl } from '../guide-address.ts'
import { plantingIn } from '../planting-dates.ts'
import { usePeriodText } from '../use-period-text.ts'
import { ZoneSelect } from '../zone-select.tsx'
import { FactList } from './fact-list.tsx'

/** A crop's dates in the selected zone. */
export function PlantingInformation({ crop, guide }: { crop: ReferenceCrop; guide: GuideControl }) {
  const { t } = useTranslation()
  const periodText = usePeriodText()
  const { zone } = guide.choice
  const planting = plantingIn(crop, zone)
  return (
    <Stack gap="md">
      <ZoneSelect
        zone={zone}
        onChange={(next) => guide.change({ zone: next }, { replace: true })}
      />
      <div aria-live="polite">
        {planting ? (
          <FactList
            facts={[
              [t('Spring planting'), periodText(planting)],
              [t('Expected harvest'), periodText(planting.harvest)],
              [t('Fall planting'), planting.fall && periodText(planting.fall)],
            ]}
          />
        ) : (
          <Text>{t('No planting information available for selected zone')}</Text>
        )}
      </div>
    </Stack>
  )
}
