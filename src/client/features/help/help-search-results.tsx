import { Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { questionGroups } from './faq.text.ts'
import { GuideCard } from './guide-card.tsx'
import { guides } from './guides.text.ts'
import classes from './help.module.css'
import { findGuides, findQuestions } from './help-match.ts'
import { QuestionItem } from './question-item.tsx'

/** The guides and questions that match a search, on either page. */
export function HelpSearchResults({ q }: { q: string }) {
  const { t } = useTranslation()
  const questions = findQuestions(t, q, questionGroups)
  const tasks = findGuides(t, q, guides)
  const count = questions.length + tasks.length
  return (
    <>
      <p role="status" className={classes.count}>
        {count > 0
          ? t('Answers found: {{number}}', { number: count })
          : t('No answer found. Try another word, or write to us.')}
      </p>
      {count === 0 && <LinkButton href={paths.contact.href()}>{t('Contact us')}</LinkButton>}
      {questions.length > 0 && (
        <section className={classes.group}>
          <Title order={2}>{t('Questions and answers')}</Title>
          {questions.map((question) => (
            <QuestionItem key={question.question} {...question} />
          ))}
        </section>
      )}
      {tasks.length > 0 && (
        <div className={classes.guides}>
          {tasks.map((guide) => (
            <GuideCard key={guide.id} {...guide} />
          ))}
        </div>
      )}
    </>
  )
}
