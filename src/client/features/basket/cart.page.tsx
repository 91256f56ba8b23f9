import { Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { linesOf } from '../../core/basket/basket-view.policy.ts'
import { useBasket } from '../../core/basket/use-basket.ts'
import { readFailure } from '../../core/trpc.ts'
import { Page } from '../../core/ui/page.tsx'
import { QueryView } from '../../core/ui/query-view.tsx'
import classes from './basket.module.css'
import { CartLines } from './cart-lines.tsx'

/** What somebody is about to order, by seller, as things stand now. */
export default function CartPage() {
  const { t } = useTranslation()
  const query = useBasket()
  const sellers = query.data?.parts.filter(({ seller }) => seller !== null).length ?? 0
  return (
    <Page
      title={t('Cart')}
      {...(sellers > 1 && {
        subtitle: t('From {{sellers}} sellers: each gets an order of their own.', { sellers }),
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
        {(basket) => <CartLines basket={basket} isEmpty={linesOf(basket).length === 0} />}
      </QueryView>
    </Page>
  )
}
