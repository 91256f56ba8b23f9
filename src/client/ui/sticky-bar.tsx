import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './sticky-bar.module.css'

interface StickyBarProps {
  /** What is paid, with the word for it; narrow screens show it beside the buttons. */
  sum?: { label: Translated; amount: Translated } | null
  /** Where it stands on wide screens. */
  className?: string | undefined
  /** Above the buttons. */
  message?: ReactNode
  /** Buttons; on narrow screens those with `data-secondary` show their icon alone. */
  children: ReactNode
}

/** What a page is for, always in reach on a phone: the sum and the button. */
export const StickyBar = ({ sum, className, message, children }: StickyBarProps) => (
  <div
    className={[classes.bar, className].filter(Boolean).join(' ')}
    data-sticky-bar
    data-needs-code
  >
    {message && <div className={classes.message}>{message}</div>}
    {sum && (
      // The page says it to screen readers where it is worked out; here it is only seen.
      <div className={classes.sum} aria-hidden data-label={sum.label} data-amount={sum.amount} />
    )}
    <div className={classes.buttons}>{children}</div>
  </div>
)
