import { IconThumbUp } from '@tabler/icons-react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { QuestionCard as Question } from '#shared/community/community.schema.ts'
import { languageOfText } from '#shared/community/community.ts'
import { useCommunityPaths } from '../community-address.ts'
import { PostLine } from '../post-line.tsx'
import { SubjectBadges } from '../subject-badges.tsx'
import classes from './question-card.module.css'

/** One question of the board with its number of answers. */
export function QuestionCard({ question }: { question: Question }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { question: href } = useCommunityPaths()
  const { _id, title, excerpt, answers, helpful } = question
  const language = languageOfText(title + excerpt)
  return (
    <article className={classes.card} aria-labelledby={`question-${_id}`}>
      <div className={classes.figures}>
        <span className={classes.answers} data-none={answers === 0 || undefined}>
          <b>{number(answers)}</b> {answers === 1 ? t('Answer') : t('Answers')}
        </span>
        {helpful > 0 && (
          <span className={classes.helpful}>
            <IconThumbUp size={18} aria-hidden />
            <span aria-hidden>{number(helpful)}</span>
            <span className={classes.hidden}>
              {helpful === 1
                ? t('1 person found it helpful')
                : t('{{number}} people found it helpful', { number: number(helpful) })}
            </span>
          </span>
        )}
      </div>
      <div className={classes.text}>
        <h3 className={shared.cardTitle} id={`question-${_id}`} lang={language}>
          <TextLink href={href(_id)} className={classes.link}>
            {title}
          </TextLink>
        </h3>
        {excerpt && (
          <p className={classes.excerpt} lang={language}>
            {excerpt}
          </p>
        )}
        <SubjectBadges {...question} />
        <PostLine post={question} />
      </div>
    </article>
  )
}
