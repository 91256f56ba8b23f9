import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './price-tag.module.css'

interface PriceTagProps {
  amount: number
  currency?: 'INR' | 'USD'
  /** "per kg" */
  per: Translated
  isBig?: boolean
  /** The price of other units, in small letters. */
  also?: Translated | null
}

export function PriceTag({ amount, currency = 'INR', per, isBig = false, also }: PriceTagProps) {
  const format = useFormat()
  return (
    <span className={classes.price} data-big={isBig || undefined}>
      <span className={classes.amount}>{format.money(amount, currency)}</span>{' '}
      <span className={classes.per}>{per}</span>
      {also && <span className={classes.also}>{also}</span>}
    </span>
  )
}
