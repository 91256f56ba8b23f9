import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { MonthSum } from '#shared/dashboard/earnings.schema.ts'
import classes from './earnings.module.css'

const fullWidth = 100

/** The month by goods: name, amount and a bar as long as its share of the largest. */
export function GoodsBars({ sum: { goods, others, currency } }: { sum: MonthSum }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { money } = useFormat()
  const hasOthers = others.paid + others.open > 0
  const rows = [
    ...goods.map((one) => ({
      ...one,
      name: (language === 'hi' && one.kindHindi) || one.name,
    })),
    ...(hasOthers ? [{ ...others, name: t('Others and delivery') }] : []),
  ]
  const largest = Math.max(...rows.map(({ paid, open }) => paid + open))
  const widthOf = (amount: number) => (amount / largest) * fullWidth
  return (
    <ul className={classes.goods}>
      {rows.map(({ name, paid, open }) => (
        <li key={`${name} ${paid} ${open}`} className={classes.good}>
          <span className={classes.name}>{name}</span>
          <span className={classes.sum}>{money(paid + open, currency)}</span>
          <svg
            className={classes.share}
            viewBox={`0 0 ${fullWidth} 1`}
            preserveAspectRatio="none"
            aria-hidden
          >
            <rect className={classes.paid} x="0" y="0" width={widthOf(paid)} height="1" />
            <rect
              className={classes.open}
              x={widthOf(paid)}
              y="0"
              width={widthOf(open)}
              height="1"
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}
