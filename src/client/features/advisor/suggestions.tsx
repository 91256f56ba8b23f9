import { Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import { suggestionsFor } from './advisor-topics.ts'
import classes from './suggestions.module.css'

interface SuggestionsProps {
  /** null means All Topics. */
  topic: ChatTopic | null
  /** Renders a row that scrolls sideways instead of cards. */
  isRow: boolean
  isDisabled: boolean
  /** @param text the question in the page's language. */
  onPick: (text: string) => void
}

/** Suggested questions: cards below the welcome, later a row that scrolls sideways. */
export function Suggestions({ topic, isRow, isDisabled, onPick }: SuggestionsProps) {
  const { t } = useTranslation()
  return (
    <section className={classes.suggestions} data-row={isRow || undefined}>
      <Title order={2} className={classes.title}>
        {t('Suggested questions')}
      </Title>
      <ul className={classes.list}>
        {suggestionsFor(topic).map((text) => (
          <li key={text}>
            <button
              type="button"
              className={classes.card}
              // `disabled` would stop keyboard users from scrolling the row.
              aria-disabled={isDisabled}
              onClick={() => !isDisabled && onPick(t(text))}
            >
              {t(text)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
