import { Title } from '@mantine/core'
import { useId } from 'react'
import type { SeenTerms } from '#client/domain/cart/cart-view.policy.ts'
import { DeliveryLine } from '#client/domain/delivery/delivery-line.tsx'
import { listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import { VerifiedTick } from '#client/ui/verified-tick.tsx'
import type { CartLineView, CartView, SellerGroup } from '#shared/cart/cart.schema.ts'
import classes from './cart.module.css'
import { CartLine } from './cart-line.tsx'

interface CartSellerGroupProps {
  group: SellerGroup
  deliverTo: CartView['deliverTo']
  onPut: (line: CartLineView, quantity: number, seen: SeenTerms) => void
  onRemove: (line: CartLineView) => void
}

/** The lines of one seller, which become one order. */
export function CartSellerGroup({ group, deliverTo, onPut, onRemove }: CartSellerGroupProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { seller, lines, total, delivery } = group
  const id = useId()
  const place = seller && listingPlaceIn(language, seller.place, seller.placeHindi)
  return (
    <section className={shared.whiteBox} aria-labelledby={id}>
      <div className={classes.seller}>
        <Title order={2} size="h4" id={id}>
          {seller ? personName(t, seller.name) : t('No longer on sale')}
          {seller?.verified && <VerifiedTick size={20} isInline />}
        </Title>
        {place && <span className={classes.quiet}>{placeText(t, place)}</span>}
      </div>
      <ul className={shared.plainList}>
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
        <div className={classes.groupTotal}>
          <span>{t('Order total')}</span>
          <strong aria-live="polite">{format.money(total)}</strong>
        </div>
      )}
      {seller && delivery && (
        <DeliveryLine quote={delivery} to={deliverTo} sellerPlace={place ?? ''} />
      )}
    </section>
  )
}
