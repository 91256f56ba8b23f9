import { Button, Group, VisuallyHidden } from '@mantine/core'
import { languageOf } from '#client/platform/i18n/language-of.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { AnswerCards } from '../cards/answer-cards.tsx'
import { ReadAloudButton } from '../voice/read-aloud-button.tsx'
import type { useReadAloud } from '../voice/use-read-aloud.ts'
import { AnswerText } from './answer-text.tsx'
import type { Bubble } from './conversation.ts'
import classes from './message-bubble.module.css'

interface MessageBubbleProps {
  bubble: Bubble
  onRetry?: (() => void) | undefined
  /** Sends the question of an offered choice; without it no choices are shown. */
  onChoose?: ((question: string) => void) | undefined
  /** Reads answers aloud; left out where the browser has no voice. */
  readAloud?: ReturnType<typeof useReadAloud>
}

/** One message of the user or the advisor, as plain text. */
export function MessageBubble({ bubble, onRetry, onChoose, readAloud }: MessageBubbleProps) {
  const { t } = useTranslation()
  const { role, text, sources, choices, cards, state } = bubble
  const isOwnSentence = state === 'waiting' || state === 'failed'
  const shown = isOwnSentence ? translateMessage(t, text) : text
  return (
    <div className={classes.line} data-role={role} data-state={state}>
      {role === 'bot' && (
        <img className={classes.face} src="/icon.svg" alt="" width={36} height={36} />
      )}
      <div className={classes.bubble}>
        <VisuallyHidden>{role === 'user' ? t('You asked:') : t('FarmAdvisor:')}</VisuallyHidden>
        {/* The thing to look at or to press comes before what is to be read. */}
        {cards.length > 0 && <AnswerCards cards={cards} />}
        <AnswerText text={shown} sources={sources} />
        {state === 'waiting' && (
          <span className={classes.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
        )}
        {readAloud && role === 'bot' && state === 'done' && (
          <ReadAloudButton
            isRead={readAloud.readId === bubble.id}
            onToggle={() => readAloud.toggle(bubble.id, text)}
          />
        )}
        {onChoose && choices.length > 0 && (
          <Group
            component="ul"
            gap="xs"
            mt="sm"
            className={classes.choices}
            aria-label={t('Choose')}
          >
            {choices.map(({ label, message }) => (
              <li key={message}>
                <Button
                  variant="default"
                  size="sm"
                  lang={languageOf(label)}
                  onClick={() => onChoose(message)}
                >
                  {label}
                </Button>
              </li>
            ))}
          </Group>
        )}
        {state === 'failed' && onRetry && (
          <Button variant="default" mt="sm" onClick={onRetry}>
            {t('Try again')}
          </Button>
        )}
      </div>
    </div>
  )
}
