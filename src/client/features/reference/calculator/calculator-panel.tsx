import { NativeSelect, Stack, Text, Title } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import { AddressForm, WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { defaultZone } from '#shared/reference/reference.constants.ts'
import type { ReferenceCrop } from '#shared/reference/reference.schema.ts'
import classes from '../crop-guide.module.css'
import { type GuideControl, guideHref, zonesToChoose } from '../guide-address.ts'
import { ZoneSelect } from '../zone-select.tsx'
import { CalculatorResult } from './calculator-result.tsx'

interface CalculatorPanelProps {
  guide: GuideControl
  crops: readonly ReferenceCrop[]
}

/** The choice of crop and zone, and the resulting dates. */
export function CalculatorPanel({ guide, crops }: CalculatorPanelProps) {
  const { t } = useTranslation()
  const { choice, change } = guide
  const crop = crops.find(({ id }) => id === choice.crop)
  const cropChoices = [
    { value: '', label: t('Choose a crop') },
    ...crops.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      <div className={`${shared.columns} ${classes.columns}`}>
        <Stack className={shared.paperBox} gap="md">
          <NativeSelect
            size="md"
            label={t('Crop')}
            value={crop?.id ?? ''}
            onChange={({ currentTarget }) => change({ crop: currentTarget.value })}
            data={cropChoices}
          />
          <ZoneSelect zone={choice.zone} onChange={(zone) => change({ zone })} />
          <WithoutCode>
            {import.meta.env.SSR && (
              <AddressForm
                href={guideHref(choice)}
                fields={[
                  { name: 'crop', label: t('Crop'), initial: '', options: cropChoices },
                  {
                    name: 'zone',
                    label: t('Zone'),
                    initial: defaultZone,
                    options: zonesToChoose(choice.zone).map((value) => ({
                      value,
                      label: t('Zone {{zone}}', { zone: value }),
                    })),
                  },
                ]}
                submitLabel={t('Planting Calculator')}
              />
            )}
          </WithoutCode>
          <Text size="sm" c="dimmed">
            {t(
              'A zone is based on the coldest night of the year: 5a is the coldest, 9b the mildest.',
            )}
          </Text>
        </Stack>
        {crop ? (
          <CalculatorResult crop={crop} choice={choice} />
        ) : (
          <div className={classes.empty}>
            <IconCalendarPlus size={64} stroke={1.25} color="var(--kh-accent)" aria-hidden />
            <Title order={2} size="h3">
              {t('Planting Calculator')}
            </Title>
            <Text c="dimmed">{t('Choose a crop and your zone to see when to plant it.')}</Text>
          </div>
        )}
      </div>
      <Text size="sm" c="dimmed" mt="lg">
        {t('Data based on USDA hardiness zones')}
      </Text>
    </>
  )
}
