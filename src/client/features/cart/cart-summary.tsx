import { Button, Text, Title } from '@mantine/core'
import { DeliveryPinForm } from '#client/domain/delivery/delivery-pin-form.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import { StickyBar } from '#client/ui/sticky-bar.tsx'
import type { CartView } from '#shared/cart/cart.schema.ts'
import classes from './cart.module.css'
import { CartSellerTotals } from './cart-seller-totals.tsx'

/** Scrolls to the first line with a problem. */
function scrollToFirstProblem() {
  const [first] = document.querySelectorAll<HTMLElement>('[data-problem]')
  first?.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}

/** The total, and the link to the checkout when no line has a problem. */
export function CartSummary({ cart }: { cart: CartView }) {
  const { t } = useTranslation()
  const format = useFormat()
  /** Somebody delivers to certain places only. */
  const hasDeliveryTerms = cart.parts.some(
    ({ delivery }) => delivery && delivery.mode !== 'agreed' && delivery.mode !== 'pickup',
  )
  return (
    <section className={classes.side} aria-labelledby="cart-summary">
      <div className={`${shared.paperBox} ${classes.summary}`}>
        <Title order={2} size="h4" id="cart-summary">
          {t('Total')}
        </Title>
        <CartSellerTotals cart={cart} />
        <div className={classes.grandTotal}>
          <span>{t('Grand total')}</span>
          <strong aria-live="polite">{format.money(cart.total)}</strong>
        </div>
        {hasDeliveryTerms && (
          <>
            <Text size="sm">{t('Delivery is not included; you choose it at checkout.')}</Text>
            <DeliveryPinForm pin={cart.deliverTo?.pin ?? ''} />
          </>
        )}
        <Text size="sm" c="dimmed">
          {t('You pay each seller directly, in cash or by UPI. You pay nothing here.')}
        </Text>
      </div>
      <StickyBar
        sum={{ label: t('Grand total'), amount: format.money(cart.total) }}
        message={
          !cart.isReady && (
            <Text size="sm" mb="xs">
              {t('Something has changed since you added it. Please check the marked items first.')}
            </Text>
          )
        }
      >
        {cart.isReady ? (
          <LinkButton href={paths.checkout.href()}>{t('Go to checkout')}</LinkButton>
        ) : (
          <Button variant="default" onClick={scrollToFirstProblem}>
            {t('Show changes')}
          </Button>
        )}
      </StickyBar>
    </section>
  )
}
