import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './count-pill.module.css'

const maxShownCount = 99

interface CountPillProps {
  count: number
  /** What is counted, for screen readers. */
  label: Translated
}

/** A count beside a link; nothing at 0. */
export function CountPill({ count, label }: CountPillProps) {
  const { number } = useFormat()
  if (count === 0) return null
  return (
    <span className={classes.count} role="img" aria-label={label}>
      {count > maxShownCount ? `${maxShownCount}+` : number(count)}
    </span>
  )
}
