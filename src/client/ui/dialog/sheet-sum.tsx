import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './sheet.module.css'

interface SheetSumProps {
  label: Translated
  amount: Translated
  /** One button. */
  children: ReactNode
}

/** The footer of a sheet that ends in a price: the sum and the button. */
export const SheetSum = ({ label, amount, children }: SheetSumProps) => (
  <div className={classes.sum}>
    <div>
      {label}
      <strong aria-live="polite">{amount}</strong>
    </div>
    {children}
  </div>
)
