import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CartView } from '#shared/cart/cart.schema.ts'
import classes from './cart.module.css'

/** The total of each seller's order; nothing for a single seller. */
export function CartSellerTotals({ cart }: { cart: CartView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const parts = cart.parts.filter(({ seller }) => seller !== null)
  if (parts.length < 2) return null
  return (
    <dl className={classes.totals}>
      {parts.map(({ seller, total }) => (
        <div key={seller?._id}>
          <dt>{personName(t, seller?.name)}</dt>
          <dd>{format.money(total)}</dd>
        </div>
      ))}
    </dl>
  )
}
