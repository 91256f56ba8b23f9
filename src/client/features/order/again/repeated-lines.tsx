import { Group } from '@mantine/core'
import { IconAlertTriangle, IconShoppingCart } from '@tabler/icons-react'
import { amountOf, perUnit } from '#client/domain/listing/crop-units.ts'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import { lineTotal } from '#shared/cart/line-total.ts'
import classes from './repeated-lines.module.css'
import type { CartedLine } from './use-repeat-order.ts'

const problemTexts = {
  gone: 'It is no longer on sale.',
  expired: 'Its best-before date has passed.',
  own: 'It is your own crop.',
  blocked: 'This seller does not take orders from you.',
  blocking: 'You have blocked this seller. Unblock them to order from them.',
  'sold-out': 'It is sold out.',
} as const

/** What is different from the earlier order, in sentences. */
function useChanges() {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ line, isInCart, quantity }: CartedLine): string[] => {
    const { problem, unit, price, stock, oldName, oldPrice, oldUnit, name } = line
    if (problem !== null && problem !== 'less-stock') return [t(problemTexts[problem])]
    const now = { price: format.money(price), perUnit: perUnit(t, unit) }
    if (oldUnit !== null) {
      return [t('It is now sold {{perUnit}}, at {{price}}. Choose how much you need.', now)]
    }
    if (!isInCart && quantity > 0) return [t('Your cart is full')]
    return [
      ...(problem === 'less-stock'
        ? [t('Only {{amount}} left.', { amount: amountOf(t, format, stock, unit) })]
        : []),
      ...(oldName !== null
        ? [t('It is now called {{name}}. It was {{oldName}}.', { name, oldName })]
        : []),
      ...(oldPrice !== null
        ? [
            t('New price: {{price}} {{perUnit}}. It was {{oldPrice}}.', {
              ...now,
              oldPrice: format.money(oldPrice),
            }),
          ]
        : []),
    ]
  }
}

/** The lines of an earlier order: what is in the cart now, and what has changed. */
export function RepeatedLines({ lines }: { lines: readonly CartedLine[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const changesOf = useChanges()
  const isAnyInCart = lines.some(({ isInCart }) => isInCart)
  return (
    <>
      <ul className={shared.smallGapList}>
        {lines.map((row) => {
          const { line, quantity, isInCart } = row
          const { cropId, price, unit } = line
          return (
            <li key={cropId} className={classes.line} data-missing={!isInCart || undefined}>
              <span className={classes.name}>
                {listingNameIn(language, line) || t('A deleted crop')}
              </span>
              {isInCart && (
                <span>
                  {amountOf(t, format, quantity, unit)} ·{' '}
                  {format.money(lineTotal({ price, quantity }))}
                </span>
              )}
              {changesOf(row).map((change) => (
                <span key={change} className={classes.change}>
                  <IconAlertTriangle size={18} aria-hidden />
                  {change}
                </span>
              ))}
            </li>
          )
        })}
      </ul>
      <Group grow preventGrowOverflow={false} gap="xs">
        {isAnyInCart && (
          <LinkButton
            href={paths.cart.href()}
            leftSection={<IconShoppingCart size={20} aria-hidden />}
          >
            {t('Go to cart')}
          </LinkButton>
        )}
        <LinkButton href={paths.shop.href()} variant="default">
          {t('Continue shopping')}
        </LinkButton>
      </Group>
    </>
  )
}
