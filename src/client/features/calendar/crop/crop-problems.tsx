import { Badge } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { cropProblemKinds } from '#client/domain/crop-problem/crop-problem-kinds.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { CalendarCrop } from '#shared/calendar/calendar.schema.ts'
import { withDosesPerAcre } from '#shared/kit/dose-per-acre.ts'
import classes from './crop-problems.module.css'

/** With more, what to do is folded up, so that a phone shows the signs of all on a few screens. */
const mostUnfolded = 5

/** Pests and diseases of a crop: how to recognise them and what to do first. */
export function CropProblems({ cropProblems }: { cropProblems: CalendarCrop['troubles'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isUnfolded = cropProblems.length <= mostUnfolded
  return (
    <ul className={`${shared.mediumGapList} ${classes.problems}`}>
      {cropProblems.map(({ kind, name, signs, remedy, image }) => (
        <li key={name} className={classes.problem}>
          <div className={classes.head}>
            {image && (
              <img
                className={classes.picture}
                src={image}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                decoding="async"
              />
            )}
            <div>
              <h3 className={classes.name}>{name}</h3>
              <Badge color={cropProblemKinds[kind].color} variant="light">
                {t(cropProblemKinds[kind].label)}
              </Badge>
            </div>
          </div>
          <dl className={`${shared.facts} ${classes.signs}`}>
            <dt>{t('Signs')}</dt>
            <dd>{signs}</dd>
          </dl>
          <details className={classes.remedy} open={isUnfolded}>
            <summary>
              {t('What to do first')} <IconChevronDown size={20} aria-hidden />
            </summary>
            <p>{withDosesPerAcre(remedy, language)}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}
