import { Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Columns } from '../layout/columns.tsx'
import { icons } from '../layout/icons.ts'
import classes from './landing.module.css'
import { dashboardPoints } from './landing.text.ts'
import { LandingBand } from './landing-band.tsx'

/** What the dashboard offers a farm. */
export function DashboardBand() {
  const { t } = useTranslation()
  return (
    <LandingBand
      title={t('Professional Dashboard')}
      subtitle={t('Your whole farm business on one screen.')}
    >
      <Columns columns={3}>
        {dashboardPoints.map(({ icon, text }) => {
          const Icon = icons[icon]
          return (
            <div key={text} className={classes.point}>
              <Icon className={classes.pointIcon} size={32} stroke={1.7} aria-hidden />
              <Text size="lg">{t(text)}</Text>
            </div>
          )
        })}
      </Columns>
      <LinkButton href={paths.dashboard.href()} mt="lg">
        {t('Open the dashboard')}
      </LinkButton>
    </LandingBand>
  )
}
