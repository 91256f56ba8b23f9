import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import { suggestionsFor } from './advisor-topics.ts'
import classes from './suggestions.module.css'

interface SuggestionsProps {
  /** null for All Topics. */
  topic: ChatTopic | null
  /** As a row to push sideways instead of cards. */
  isRow: boolean
  isDisabled: boolean
  /** @param text the question in the page's language. */
  onPick: (text: string) => void
}

/** Questions to start with: cards below the welcome, a row to push sideways later on. */
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
              // Not `disabled`: the row must stay scrollable by keyboard.
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
