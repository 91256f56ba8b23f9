import { Alert, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { linesOf } from '#client/domain/cart/cart-view.policy.ts'
import { useCart } from '#client/domain/cart/use-cart.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { LinkButton, TextLink } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { RequireLogin } from '#client/ui/require-login.tsx'
import shared from '#client/ui/shared.module.css'
import type { CartView } from '#shared/cart/cart.schema.ts'
import { EmptyCart } from '../empty-cart.tsx'
import { deleteOrderKey } from './checkout-draft.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { OrdersPlaced } from './orders-placed.tsx'
import { readPlaced } from './placed-orders.ts'

function EmptyCheckout() {
  const { t } = useTranslation()
  // Any earlier order has been placed by now: sending the same items again is a new order.
  useEffect(deleteOrderKey, [])
  return (
    <EmptyCart>
      <TextLink href={paths.myOrders.href()} underline="always" className={shared.tallLink}>
        {t('See your orders')}
      </TextLink>
    </EmptyCart>
  )
}

/** Waits for the profile, which prefills the form. */
function Checkout({ cart }: { cart: CartView }) {
  const { t } = useTranslation()
  const { user, isLoading } = useCurrentUser()
  if (linesOf(cart).length === 0) return <EmptyCheckout />
  if (!cart.isReady) {
    return (
      <Alert color="turmeric" icon={<IconAlertTriangle aria-hidden />} c="inherit">
        <Text mb="md">
          {t('Something has changed since you added it. Please check your cart first.')}
        </Text>
        <LinkButton href={paths.cart.href()}>{t('Go to cart')}</LinkButton>
      </Alert>
    )
  }
  if (isLoading) return <Skeleton height={520} radius="lg" />
  return <CheckoutForm cart={cart} user={user} />
}

function CheckoutCart() {
  const query = useCart()
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={520} radius="lg" />}
      errorTitle="Unable to load your cart"
      errorText={readFailure(query.error).message ?? undefined}
    >
      {(cart) => <Checkout cart={cart} />}
    </QueryView>
  )
}

/** Delivery and payment; after ordering, the same page shows what happens next. */
export default function CheckoutPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const placed = readPlaced(useHistoryState())
  const waitingText =
    placed?.length === 1
      ? t('Sent to 1 seller. Waiting for the answer.')
      : t('Sent to {{sellers}} sellers. Waiting for their answers.', {
          sellers: format.number(placed?.length ?? 0),
        })
  return (
    <RequireLogin redirect={paths.checkout.href()}>
      <Page
        key={placed ? 'placed' : 'form'}
        title={placed ? t('Thank you, your order has been sent to the sellers') : t('Checkout')}
        {...(placed && { subtitle: waitingText })}
      >
        {placed ? <OrdersPlaced orders={placed} /> : <CheckoutCart />}
      </Page>
    </RequireLogin>
  )
}
