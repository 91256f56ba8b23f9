import { ActionIcon } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { Link } from 'wouter'
import { useCartCount } from '#client/domain/cart/use-cart-count.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import classes from '#client/ui/count-badge.module.css'

/** The link to the cart, with the number of crops in it. */
export function CartLink() {
  const { t } = useTranslation()
  const count = useCartCount()
  return (
    <ActionIcon
      component={Link}
      href={paths.cart.href()}
      className={classes.host}
      color="gray"
      aria-label={count > 0 ? `${t('Cart')} ${count}` : t('Cart')}
      aria-live="polite"
    >
      <IconShoppingCart aria-hidden />
      {count > 0 && (
        <b className={classes.count} aria-hidden>
          {count}
        </b>
      )}
    </ActionIcon>
  )
}
