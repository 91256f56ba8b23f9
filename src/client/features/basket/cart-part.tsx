import { Title } from '@mantine/core'
import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BasketLine, BasketPart } from '../../../shared/basket.schema.ts'
import type { SeenTerms } from '../../core/basket/basket-view.policy.ts'
import { useFormat } from '../../core/format.ts'
import { personName } from '../../core/person-name.ts'
import { placeText } from '../../core/place-text.ts'
import classes from './basket.module.css'
import { CartLine } from './cart-line.tsx'

interface CartPartProps {
  part: BasketPart
  onPut: (line: BasketLine, quantity: number, seen: SeenTerms) => void
  onRemove: (line: BasketLine) => void
}

/** What one seller would send: one order. */
export function CartPart({ part, onPut, onRemove }: CartPartProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { seller, lines, total } = part
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.seller}>
        <Title order={2} size="h4" id={id}>
          {seller ? personName(t, seller.name) : t('No longer on sale')}
          {seller?.verified && (
            <IconRosetteDiscountCheckFilled
              className={classes.tick}
              size={20}
              role="img"
              aria-label={t('Verified')}
            />
          )}
        </Title>
        {seller?.place && <span className={classes.quiet}>{placeText(t, seller.place)}</span>}
      </div>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <CartLine
            key={line.cropId}
            line={line}
            onPut={(quantity, seen) => onPut(line, quantity, seen)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
      {seller && (
        <div className={classes.partTotal}>
          <span>{t('One order, together')}</span>
          <strong aria-live="polite">{format.money(total)}</strong>
        </div>
      )}
    </section>
  )
}
