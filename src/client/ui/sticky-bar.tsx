import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './sticky-bar.module.css'

interface StickyBarProps {
  /** What is paid, with the word for it; narrow screens show it beside the buttons. */
  sum?: { label: Translated; amount: Translated } | null
  /** Above the buttons. */
  message?: ReactNode
  /** Buttons; on narrow screens those with `data-secondary` show their icon alone. */
  children: ReactNode
}

/** What a page is for, always in reach on a phone: the sum and the button. */
export const StickyBar = ({ sum, message, children }: StickyBarProps) => (
  <div className={classes.bar}>
    {message && <div className={classes.message}>{message}</div>}
    {sum && (
      <div className={classes.sum}>
        {sum.label}
        <strong>{sum.amount}</strong>
      </div>
    )}
    <div className={classes.buttons}>{children}</div>
  </div>
)
