import { Skeleton, Stack } from '@mantine/core'
import { linesOf } from '#client/domain/cart/cart-view.policy.ts'
import { useCart } from '#client/domain/cart/use-cart.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import classes from './cart.module.css'
import { CartLines } from './cart-lines.tsx'

/** The cart by seller, with current prices and stock. */
export default function CartPage() {
  const { t } = useTranslation()
  const query = useCart()
  const sellers = query.data?.parts.filter(({ seller }) => seller !== null).length ?? 0
  return (
    <Page
      title={t('Cart')}
      {...(sellers > 1 && {
        subtitle: t('From {{sellers}} sellers: each gets a separate order.', { sellers }),
      })}
    >
      <QueryView
        query={query}
        skeleton={
          <Stack className={classes.waiting}>
            <Skeleton height={220} radius="lg" />
            <Skeleton height={220} radius="lg" />
          </Stack>
        }
        errorTitle="Unable to load your cart"
        errorText={readFailure(query.error).message ?? undefined}
      >
        {(cart) => <CartLines cart={cart} isEmpty={linesOf(cart).length === 0} />}
      </QueryView>
    </Page>
  )
}
