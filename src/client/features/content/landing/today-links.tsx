import { Container, Text } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { icons } from '../layout/icons.ts'
import { todayLinks } from './landing.text.ts'
import classes from './today-links.module.css'

/** Links to what farmers check every day. */
export function TodayLinks() {
  const { t } = useTranslation()
  return (
    <Container component="nav" aria-label={t('Useful today')} py="lg">
      <ul className={classes.links}>
        {todayLinks.map(({ icon, title, text, href, tone }) => {
          const Icon = icons[icon]
          return (
            <li key={href}>
              <Link href={href} className={classes.link} data-tone={tone}>
                <span className={classes.icon}>
                  <Icon size={28} stroke={1.7} aria-hidden />
                </span>
                <span>
                  <span className={classes.title}>{t(title)}</span>
                  <Text component="span" c="dimmed" size="sm">
                    {t(text)}
                  </Text>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Container>
  )
}
