import { Text } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { priceOfKilogram, toKilograms } from '#shared/crop/shown-unit.ts'
import { kilogramsOfForm } from './crop-form-units.ts'

/** What buyers see of a price and a quantity in quintals or bags, or the nearest prices that can be shown. */
export function ShownUnitHint({ values }: { values: Record<string, unknown> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { price, quantity } = values
  const kg = kilogramsOfForm(values)
  if (kg === null || typeof price !== 'number') return null
  const result = priceOfKilogram(price, kg)
  if ('nearest' in result) {
    const [lower, higher] = result.nearest
    return (
      <Text role="status">
        {t('Prices that come out exactly: {{lower}} or {{higher}}', {
          lower: format.money(lower),
          higher: format.money(higher),
        })}
      </Text>
    )
  }
  const perKg = format.money(result.perKg)
  return (
    <Text role="status" c="dimmed">
      {typeof quantity === 'number'
        ? t('Buyers see {{amount}} kg at {{price}} per kg', {
            amount: format.number(toKilograms(quantity, kg)),
            price: perKg,
          })
        : t('Buyers see {{price}} per kg', { price: perKg })}
    </Text>
  )
}
