import { IconArrowRight, IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TextLink } from '#client/ui/link.tsx'
import classes from './help.module.css'
import type { HelpQuestion } from './help.types.ts'

/** A question that expands to its answer; works without JavaScript. */
export function QuestionItem({ question, answer, link }: HelpQuestion) {
  const { t } = useTranslation()
  return (
    <details className={classes.question}>
      <summary>
        <h3>{t(question)}</h3>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <div className={classes.answer}>
        <p>{t(answer)}</p>
        {link && (
          <TextLink href={link.href} className={classes.action}>
            {t(link.label)} <IconArrowRight size={18} aria-hidden />
          </TextLink>
        )}
      </div>
    </details>
  )
}
