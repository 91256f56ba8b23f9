import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BasketLine } from '../../../shared/order.schema.ts'
import { useFormat } from '../../core/format.ts'
import { amountOf, perUnit } from '../../core/listing/crop-units.ts'
import classes from './basket.module.css'

interface LineTroubleProps {
  line: BasketLine
  onTakeRest: () => void
  onTakePrice: () => void
  onRemove: () => void
}

const words = {
  gone: 'It is no longer on sale.',
  expired: 'Its best-before date has passed.',
  own: 'It is your own crop.',
  'sold-out': 'It is sold out.',
} as const

/** What has happened to a line since it was put in, and what one can do about it. */
export function LineTrouble({ line, onTakeRest, onTakePrice, onRemove }: LineTroubleProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { problem, oldPrice, price, unit, stock } = line
  const rest = amountOf(t, format, stock, unit)
  const isLess = problem === 'less-stock'
  const isDead = problem !== null && problem !== 'less-stock'
  const hasNewPrice = oldPrice !== null && (problem === null || isLess)
  return (
    <div className={classes.trouble} data-trouble tabIndex={-1}>
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        {isLess && <p>{t('Only {{amount}} left.', { amount: rest })}</p>}
        {hasNewPrice && (
          <p>
            {t('New price: {{price}} {{perUnit}}. It was {{oldPrice}}.', {
              price: format.money(price),
              perUnit: perUnit(t, unit),
              oldPrice: format.money(oldPrice),
            })}
          </p>
        )}
        {isDead && <p>{t(words[problem])}</p>}
        <div className={classes.ways}>
          {isLess && (
            <Button variant="default" onClick={onTakeRest}>
              {t('Take {{amount}}', { amount: rest })}
            </Button>
          )}
          {hasNewPrice && (
            <Button variant="default" onClick={onTakePrice}>
              {t('Take the new price')}
            </Button>
          )}
          {isDead && (
            <Button variant="default" onClick={onRemove}>
              {t('Remove')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
