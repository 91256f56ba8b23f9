import { Group, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Columns } from '../layout/columns.tsx'
import { type IconName, icons } from '../layout/icons.ts'
import classes from './landing.module.css'
import { dashboardPoints } from './landing.text.ts'
import { LandingBand } from './landing-band.tsx'

const watched: { icon: IconName; title: string }[] = [
  { icon: 'plant', title: 'Field' },
  { icon: 'tractor', title: 'Equipment' },
  { icon: 'health', title: 'Crop health' },
]

/** Quintals a week, last season and this season; the sums differ by the 12 % of the caption. */
const weeks = [
  [30, 34],
  [42, 46],
  [55, 62],
  [64, 72],
  [52, 59],
  [32, 35],
] as const

function YieldPreview() {
  const { t } = useTranslation()
  return (
    <figure className={classes.preview}>
      <div className={classes.window} aria-hidden>
        <span />
        <span />
        <span />
      </div>
      <div className={classes.inside}>
        <Text component="figcaption" c="dimmed" size="sm">
          {t('An example of what you will see')}
        </Text>
        <ul className={classes.watched}>
          {watched.map(({ icon, title }) => {
            const Icon = icons[icon]
            return (
              <li key={icon}>
                <Icon size={26} stroke={1.7} aria-hidden />
                {t(title)}
              </li>
            )
          })}
        </ul>
        <Group justify="space-between" gap={0}>
          <Text fw={600}>{t('Crop yield forecast')}</Text>
          <Text className={classes.figure}>{t('+12% versus last season')}</Text>
        </Group>
        <svg
          className={classes.chart}
          viewBox="0 0 240 80"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {weeks.map(([before, now], week) => (
            <g key={`${before}-${now}`} transform={`translate(${week * 40 + 6} 0)`}>
              <rect className={classes.before} y={80 - before} width="12" height={before} rx="2" />
              <rect className={classes.now} x="14" y={80 - now} width="12" height={now} rx="2" />
            </g>
          ))}
        </svg>
      </div>
    </figure>
  )
}

/** What the dashboard offers a farm. */
export function DashboardBand() {
  const { t } = useTranslation()
  return (
    <LandingBand
      title={t('Professional Dashboard')}
      subtitle={t('Your whole farm business on one screen.')}
    >
      <Columns columns={2}>
        <Stack align="flex-start" justify="center">
          {dashboardPoints.map((point) => (
            <Group key={point} wrap="nowrap" align="flex-start" gap="xs">
              <IconCheck className={classes.tick} aria-hidden />
              <Text size="lg">{t(point)}</Text>
            </Group>
          ))}
          <LinkButton href={paths.dashboard.href()} mt="sm">
            {t('Open the dashboard')}
          </LinkButton>
        </Stack>
        <YieldPreview />
      </Columns>
    </LandingBand>
  )
}
