import { ActionIcon } from '@mantine/core'
import { IconPlant, IconTrash } from '@tabler/icons-react'
import {
  hasChanged,
  type SeenTerms,
  termsNow,
  termsSeen,
} from '#client/domain/cart/cart-view.policy.ts'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { amountOf, perUnit } from '#client/domain/listing/crop-units.ts'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import { Stepper } from '#client/ui/list/stepper.tsx'
import type { CartLineView } from '#shared/cart/cart.schema.ts'
import { lineTotal } from '#shared/cart/line-total.ts'
import classes from './cart.module.css'
import { CartLineProblem } from './cart-line-problem.tsx'

interface CartLineProps {
  line: CartLineView
  /** @param seen the terms the buyer has agreed to. */
  onPut: (quantity: number, seen: SeenTerms) => void
  onRemove: () => void
}

/** One crop in the cart: its quantity, price and problems. */
export function CartLine({ line, onPut, onRemove }: CartLineProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { price, quantity, unit, problem } = line
  const name = listingNameIn(language, line)
  const canChange = problem === null || problem === 'less-stock'
  const hasProblem = problem !== null || hasChanged(line)
  return (
    <li
      className={classes.line}
      data-has-problem={hasProblem || undefined}
      data-off={problem !== null || undefined}
    >
      <div className={classes.picture} data-off={!canChange || undefined}>
        <ListingPicture
          src={line.image ?? undefined}
          alt=""
          sizes="96px"
          art={<ListingArt kindImage={line.kindImage} icon={<IconPlant />} />}
        />
      </div>
      <div className={classes.about}>
        {problem === 'gone' ? (
          <span className={classes.name}>{name || t('A deleted crop')}</span>
        ) : (
          <TextLink href={paths.crop.href(line.cropId)} className={classes.name}>
            {name}
          </TextLink>
        )}
        {problem !== 'gone' && (
          <span className={classes.quiet}>
            {format.money(price)} {perUnit(t, unit)}
          </span>
        )}
      </div>
      {canChange && (
        <ActionIcon
          className={classes.remove}
          color="gray"
          aria-label={t('Remove {{name}}', { name })}
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
      {canChange && (
        <div className={classes.amount}>
          <Stepper
            label={t('Quantity')}
            increaseLabel={t('Increase quantity')}
            decreaseLabel={t('Decrease quantity')}
            value={quantity}
            min={1}
            max={line.stock}
            onChange={(nextQuantity) => onPut(nextQuantity, termsSeen(line))}
          />
          <span className={classes.lineTotal}>
            <span className={classes.quiet}>{amountOf(t, format, quantity, unit)}</span>
            <strong>{format.money(lineTotal(line))}</strong>
          </span>
        </div>
      )}
      {hasProblem && (
        <CartLineProblem
          line={line}
          onTakeRemaining={() => onPut(line.stock, termsSeen(line))}
          onAgree={() => onPut(quantity, termsNow(line))}
          onRemove={onRemove}
        />
      )}
    </li>
  )
}
