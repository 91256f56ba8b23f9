import { Alert, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconBasket, IconLeaf, IconSeedling } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { indiaDay } from '#shared/kit/india-day.ts'
import { type PlantingStage, stagesOnDay } from '#shared/reference/planting.ts'
import type { ReferenceCrop, ZonePlanting } from '#shared/reference/reference.schema.ts'
import { CropPicture } from '../crop-picture.tsx'
import { type GuideChoice, guideHref } from '../guide-address.ts'
import { MonthStrip } from '../month-strip.tsx'
import { plantingIn } from '../planting-dates.ts'
import { usePeriodText } from '../use-period-text.ts'
import classes from './calculator-result.module.css'

const banners: Record<PlantingStage, { text: string; Icon: typeof IconLeaf }> = {
  plant: { text: "It's planting time now!", Icon: IconSeedling },
  harvest: { text: 'Harvest season!', Icon: IconBasket },
  fall: { text: 'Fall planting time!', Icon: IconLeaf },
}

/** The banners for today, by the user's clock. */
function Banners({ planting }: { planting: ZonePlanting }) {
  const { t } = useTranslation()
  const stages = stagesOnDay(planting, indiaDay().slice(5))
  return (
    <div role="status" className={classes.banners}>
      {stages.map((stage) => {
        const { text, Icon } = banners[stage]
        return (
          <p key={stage} className={classes.banner} data-stage={stage}>
            <Icon size={22} aria-hidden />
            {t(text)}
          </p>
        )
      })}
    </div>
  )
}

function Periods({ planting }: { planting: ZonePlanting }) {
  const { t } = useTranslation()
  const periodText = usePeriodText()
  const periods = [
    { label: t('Spring planting'), stage: 'plant', period: planting },
    { label: t('Expected harvest'), stage: 'harvest', period: planting.harvest },
    ...(planting.fall ? [{ label: t('Fall planting'), stage: 'fall', period: planting.fall }] : []),
  ]
  return (
    <dl className={classes.periods}>
      {periods.map(({ label, stage, period }) => (
        <div key={stage} className={classes.period} data-stage={stage}>
          <dt>{label}</dt>
          <dd>{periodText(period)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** When to plant and harvest a crop in a zone. */
export function CalculatorResult({ crop, choice }: { crop: ReferenceCrop; choice: GuideChoice }) {
  const { t } = useTranslation()
  const planting = plantingIn(crop, choice.zone)
  return (
    <Stack gap="lg">
      <header className={classes.head}>
        <CropPicture emoji={crop.image} size={64} />
        <div>
          <Title order={2}>{crop.name}</Title>
          <Text c="dimmed">{t('Zone {{zone}}', { zone: choice.zone })}</Text>
        </div>
      </header>
      {planting ? (
        <>
          <Banners planting={planting} />
          <Periods planting={planting} />
          <MonthStrip planting={planting} />
        </>
      ) : (
        <Alert color="turmeric" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {t(
            'No specific planting information available for Zone {{zone}}. Please consult local extension office for more accurate dates.',
            { zone: choice.zone },
          )}
        </Alert>
      )}
      <section>
        <Title order={3} size="h4">
          {t('Growing tips')}
        </Title>
        <ul className={classes.tips}>
          {crop.careInstructions.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <LinkButton href={guideHref({ ...choice, tab: 'database', q: '' })} variant="light" mt="sm">
          {t('View full growing information')}
        </LinkButton>
      </section>
    </Stack>
  )
}
