import { Alert, Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type SeenTerms, termsSeen } from '#client/domain/cart/cart-view.policy.ts'
import { useCartAt } from '#client/domain/cart/use-cart-at.ts'
import { useChangeCart } from '#client/domain/cart/use-change-cart.ts'
import { usePinOfBuyer } from '#client/domain/delivery/use-pin-of-buyer.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CartLineView, CartView } from '#shared/cart/cart.schema.ts'
import classes from './cart.module.css'
import { CartSellerGroup } from './cart-seller-group.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'

/** The button that had the focus was removed with its line. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

interface CartLinesProps {
  cart: CartView
  isEmpty: boolean
}

/** The cart's lines by seller with totals. The last removed line can be restored. */
export function CartLines({ cart: ownCart, isEmpty }: CartLinesProps) {
  const { t } = useTranslation()
  const cart = useCartAt(ownCart, usePinOfBuyer())
  const change = useChangeCart()
  const [removed, setRemoved] = useState<CartLineView | null>(null)
  const lines = useRef<HTMLDivElement>(null)
  const handlePut = ({ cropId, price }: CartLineView, quantity: number, seen: SeenTerms) =>
    change.put({ cropId, quantity, price, ...seen })
  const handleRemove = (line: CartLineView) => {
    change.remove(line.cropId)
    setRemoved(line)
  }
  const handleUndo = (line: CartLineView) => {
    handlePut(line, line.quantity, termsSeen(line))
    setRemoved(null)
    lines.current?.focus()
  }
  return (
    <div className={classes.columns}>
      <div className={classes.sellerGroups} ref={lines} tabIndex={-1}>
        {removed && (
          <Alert color="turmeric" role="status" p="sm" className={classes.removed}>
            <span>
              {removed.name
                ? t('{{name}} was removed from your cart.', { name: removed.name })
                : t('The crop was removed from your cart.')}
            </span>
            {removed.problem !== 'gone' && (
              <Button
                variant="subtle"
                key={removed.cropId}
                ref={focusOnMount}
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
          cart.parts.map((group) => (
            <CartSellerGroup
              key={group.seller?._id ?? ''}
              group={group}
              deliverTo={cart.deliverTo}
              onPut={handlePut}
              onRemove={handleRemove}
            />
          ))
        )}
      </div>
      {!isEmpty && <CartSummary cart={cart} />}
    </div>
  )
}
