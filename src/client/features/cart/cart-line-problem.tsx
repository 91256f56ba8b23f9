import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { isOtherUnit } from '#client/domain/cart/cart-view.policy.ts'
import { amountOf, perUnit } from '#client/domain/listing/crop-units.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CartLineView } from '#shared/cart/cart.schema.ts'
import { lineTotal } from '#shared/cart/line-total.ts'
import classes from './cart.module.css'

interface CartLineProblemProps {
  line: CartLineView
  onTakeRemaining: () => void
  /** Accepts the current terms. */
  onAgree: () => void
  onRemove: () => void
}

const problemTexts = {
  gone: 'It is no longer on sale.',
  expired: 'Its best-before date has passed.',
  own: 'It is your own crop.',
  blocked: 'This seller does not take orders from you.',
  blocking: 'You have blocked this seller. Unblock them to order from them.',
  'sold-out': 'It is sold out.',
} as const

/** Sentences about what changed since the buyer added the line. */
function useChangeTexts(line: CartLineView): string[] {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { name, price, unit, oldName, oldPrice, oldUnit, isUnitUnknown, oldCurrency } = line
  const now = { price: money(price), perUnit: perUnit(t, unit) }
  const changes: string[] = []
  if (oldName !== null)
    changes.push(t('It is now called {{name}}. It was {{oldName}}.', { name, oldName }))
  if (oldUnit !== null) {
    const before = { oldPrice: money(oldPrice ?? price), oldPerUnit: perUnit(t, oldUnit) }
    const sentence =
      'The unit has changed: {{price}} {{perUnit}}. It was {{oldPrice}} {{oldPerUnit}}.'
    changes.push(t(sentence, { ...now, ...before }))
  } else if (isUnitUnknown || oldCurrency !== null) {
    changes.push(t('The listing has changed. It is now {{price}} {{perUnit}}.', now))
  } else if (oldPrice !== null) {
    const before = { oldPrice: money(oldPrice) }
    changes.push(t('New price: {{price}} {{perUnit}}. It was {{oldPrice}}.', { ...now, ...before }))
  }
  return changes
}

/** The changes of a cart line since it was added, and the buyer's options. */
export function CartLineProblem({
  line,
  onTakeRemaining,
  onAgree,
  onRemove,
}: CartLineProblemProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { problem, oldPrice, unit, stock, quantity } = line
  const remaining = amountOf(t, format, stock, unit)
  const isLess = problem === 'less-stock'
  const isUnavailable = problem !== null && problem !== 'less-stock'
  const changes = useChangeTexts(line)
  const isChanged = changes.length > 0 && !isUnavailable
  /** With a changed unit the quantity means another amount, so show the new total. */
  const currentTerms = () => ({
    amount: amountOf(t, format, quantity, unit),
    total: format.money(lineTotal(line)),
  })
  const agreeLabel = () => {
    if (isOtherUnit(line)) return t('Take {{amount}} for {{total}}', currentTerms())
    return oldPrice === null ? t('Keep it in the cart') : t('Take the new price')
  }
  return (
    <div className={classes.problem} data-problem tabIndex={-1}>
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        {isLess && <p>{t('Only {{amount}} left.', { amount: remaining })}</p>}
        {isChanged && changes.map((change) => <p key={change}>{change}</p>)}
        {isUnavailable && <p>{t(problemTexts[problem])}</p>}
        <div className={classes.ways}>
          {isLess && (
            <Button variant="default" onClick={onTakeRemaining}>
              {t('Take {{amount}}', { amount: remaining })}
            </Button>
          )}
          {isChanged && (
            <Button variant="default" onClick={onAgree}>
              {agreeLabel()}
            </Button>
          )}
          {isUnavailable && (
            <Button variant="default" onClick={onRemove}>
              {t('Remove')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
