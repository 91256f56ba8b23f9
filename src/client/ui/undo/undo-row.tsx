import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import hidden from '../visually-hidden.module.css'
import classes from './undo-row.module.css'

/** Milliseconds in which a second press of the first button cannot undo it. */
const doublePressMs = 600

interface UndoRowProps {
  /** What is going to happen, such as "Accepted". */
  label: Translated
  /** What the button undoes, for screen readers in lists. */
  subject?: Translated | undefined
  secondsLeft: number
  onUndo: () => void
}

/** Stands in place of a pressed button while the press can be undone. */
export function UndoRow({ label, subject, secondsLeft, onUndo }: UndoRowProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = Date.now()
    // The pressed button, which had the focus, is gone.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={classes.row}>
      <span className={classes.text}>
        <span role="status">
          {label}
          <span className={hidden.visuallyHidden}>
            {' '}
            {t('It is sent in a few seconds. Until then you can undo it.')}
          </span>
        </span>{' '}
        <span className={classes.seconds} aria-hidden>
          {t('sent in {{seconds}} s', { seconds: number(secondsLeft) })}
        </span>
      </span>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconArrowBackUp size={20} aria-hidden />}
        aria-label={subject && `${t('Undo')}: ${subject}`}
        onClick={() => {
          if (Date.now() - shownAt.current > doublePressMs) onUndo()
        }}
      >
        {t('Undo')}
      </Button>
    </div>
  )
}
