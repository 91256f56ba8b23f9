import { Badge, Group } from '@mantine/core'
import { cropProblemKinds } from '#client/domain/crop-problem/crop-problem-kinds.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { CropProblemsView } from '#shared/calendar/calendar.schema.ts'
import { withDosesPerAcre } from '#shared/kit/dose-per-acre.ts'
import classes from './crop-problem.module.css'

/** One pest or disease of one crop: signs, first steps and contacts. */
export function CropProblemCard({
  cropProblem,
}: {
  cropProblem: CropProblemsView['troubles'][number]
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { crop, kind, name, signs, remedy, image } = cropProblem
  const question = t('How do I control {{problem}} in {{crop}}?', {
    problem: name,
    crop: crop.name,
  })
  return (
    <article className={classes.problem}>
      <Group component="header" gap="sm" wrap="nowrap">
        <img
          className={classes.problemPicture}
          src={image ?? crop.image}
          alt=""
          width={80}
          height={80}
          loading="lazy"
          decoding="async"
        />
        <div>
          <h3 className={classes.problemName}>{name}</h3>
          <div className={classes.problemCrop}>
            <TextLink href={paths.calendarCrop.href(crop.id)}>{crop.name}</TextLink>
            <Badge color={cropProblemKinds[kind].color} variant="light">
              {t(cropProblemKinds[kind].label)}
            </Badge>
          </div>
        </div>
      </Group>
      <dl className={`${shared.facts} ${classes.facts}`}>
        <dt>{t('Signs')}</dt>
        <dd>{signs}</dd>
        <dt>{t('What to do first')}</dt>
        <dd>{withDosesPerAcre(remedy, language)}</dd>
      </dl>
      <TextLink
        href={paths.chatbot.href(question)}
        className={classes.ask}
        aria-label={t('Ask FarmAdvisor: {{question}}', { question })}
      >
        {t('Ask FarmAdvisor')}
      </TextLink>
    </article>
  )
}
