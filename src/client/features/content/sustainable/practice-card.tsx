import { Text, Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { icons } from '../layout/icons.ts'
import classes from './practices.module.css'
import type { PracticeText } from './practices.text.ts'

/** A method, its key figure, and the source of the figure. */
export function PracticeCard({ icon, title, figure, text, source }: PracticeText) {
  const { t } = useTranslation()
  const Icon = icons[icon]
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <Icon size={28} stroke={1.7} aria-hidden />
        <Title order={3} size="h4">
          {t(title)}
        </Title>
      </div>
      <Text className={classes.figure}>{t(figure)}</Text>
      <Text>{t(text)}</Text>
      <Text c="dimmed" size="sm" className={classes.source}>
        {t('Source:')} {t(source)}
      </Text>
    </article>
  )
}
