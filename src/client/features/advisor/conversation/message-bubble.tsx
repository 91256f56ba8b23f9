import { Button, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { AnswerText } from './answer-text.tsx'
import type { Bubble } from './conversation.ts'
import classes from './message-bubble.module.css'

interface MessageBubbleProps {
  bubble: Bubble
  onRetry?: (() => void) | undefined
}

/** One message of the user or the advisor, as plain text. */
export function MessageBubble({ bubble, onRetry }: MessageBubbleProps) {
  const { t } = useTranslation()
  const { role, text, sources, state } = bubble
  const isOwnSentence = state === 'waiting' || state === 'failed'
  const shown = isOwnSentence ? translateMessage(t, text) : text
  return (
    <div className={classes.line} data-role={role} data-state={state}>
      {role === 'bot' && (
        <img className={classes.face} src="/icon.svg" alt="" width={36} height={36} />
      )}
      <div className={classes.bubble}>
        <VisuallyHidden>{role === 'user' ? t('You asked:') : t('FarmAdvisor:')}</VisuallyHidden>
        <AnswerText text={shown} sources={sources} />
        {state === 'waiting' && (
          <span className={classes.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
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
