import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import hidden from '#client/ui/visually-hidden.module.css'
import classes from './price-change.module.css'

/** Smaller changes, as a share, count as none: they would be shown as 0 %. */
const sameShare = 0.0005

const icons = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconEqual }

/**
 * An arrow with the change since the mandis' reports before.
 * @param change 0.05 is 5 % more.
 */
export function PriceChange({ change }: { change: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const direction = Math.abs(change) < sameShare ? 'same' : change > 0 ? 'up' : 'down'
  const Icon = icons[direction]
  const percent = format.percent(Math.abs(change), 1)
  const sentences = {
    up: t('{{percent}} more than in the report before', { percent }),
    down: t('{{percent}} less than in the report before', { percent }),
    same: t('The same as in the report before'),
  }
  return (
    <span className={classes.change} data-direction={direction} title={sentences[direction]}>
      <Icon size={20} aria-hidden />
      {direction !== 'same' && <span aria-hidden>{percent}</span>}
      <span className={hidden.visuallyHidden}>{sentences[direction]}</span>
    </span>
  )
}
