import { Alert, Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SeenTerms, termsSeen } from '#client/domain/cart/cart-view.policy.ts'
import { useChangeBasket } from '#client/domain/cart/use-change-cart.ts'
import type { BasketLine, BasketView } from '#shared/cart/cart.schema.ts'
import classes from './cart.module.css'
import { CartPart } from './cart-seller-group.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'

/** The button that had the focus went with its line. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

interface CartLinesProps {
  basket: BasketView
  isEmpty: boolean
}

/** The lines by seller, what they come to, and the last one taken out, which can come back. */
export function CartLines({ basket, isEmpty }: CartLinesProps) {
  const { t } = useTranslation()
  const change = useChangeBasket()
  const [removed, setRemoved] = useState<BasketLine | null>(null)
  const lines = useRef<HTMLDivElement>(null)
  const handlePut = ({ cropId, price }: BasketLine, quantity: number, seen: SeenTerms) =>
    change.put({ cropId, quantity, price, ...seen })
  const handleRemove = (line: BasketLine) => {
    change.remove(line.cropId)
    setRemoved(line)
  }
  const handleUndo = (line: BasketLine) => {
    handlePut(line, line.quantity, termsSeen(line))
    setRemoved(null)
    lines.current?.focus()
  }
  return (
    <div className={classes.columns}>
      <div className={classes.parts} ref={lines} tabIndex={-1}>
        {removed && (
          <Alert color="turmeric" role="status" p="sm" className={classes.removed}>
            <span>
              {removed.name
                ? t('{{name}} is out of your cart.', { name: removed.name })
                : t('It is out of your cart.')}
            </span>
            {removed.problem !== 'gone' && (
              <Button
                variant="subtle"
                key={removed.cropId}
                ref={takeFocus}
                leftSection={<IconArrowBackUp size={20} aria-hidden />}
                onClick={() => handleUndo(removed)}
              >
                {t('Undo')}
              </Button>
            )}
          </Alert>
        )}
        {isEmpty ? (
          <EmptyCart />
        ) : (
          basket.parts.map((part) => (
            <CartPart
              key={part.seller?._id ?? ''}
              part={part}
              onPut={handlePut}
              onRemove={handleRemove}
            />
          ))
        )}
      </div>
      {!isEmpty && <CartSummary basket={basket} />}
    </div>
  )
}
