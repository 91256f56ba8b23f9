import { Badge } from '@mantine/core'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { CalendarCrop } from '#shared/calendar/calendar.schema.ts'
import { withDosesPerAcre } from '#shared/kit/dose-per-acre.ts'
import classes from './calendar-crop.module.css'

const kinds = {
  pest: { label: 'Pest', color: 'turmeric' },
  disease: { label: 'Disease', color: 'red' },
} as const

/** Pests and diseases of a crop: how to recognise them and what to do first. */
export function CropProblems({ troubles: cropProblems }: Pick<CalendarCrop, 'troubles'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ul className={`${shared.mediumGapList} ${classes.problems}`}>
      {cropProblems.map(({ kind, name, signs, remedy }) => (
        <li key={name} className={classes.problem}>
          <h3 className={classes.problemName}>{name}</h3>
          <Badge color={kinds[kind].color} variant="light">
            {t(kinds[kind].label)}
          </Badge>
          <dl className={`${shared.facts} ${classes.facts}`}>
            <dt>{t('Signs')}</dt>
            <dd>{signs}</dd>
            <dt>{t('What to do first')}</dt>
            <dd>{withDosesPerAcre(remedy, language)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
