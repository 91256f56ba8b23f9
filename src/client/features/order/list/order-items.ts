import { amountOf } from '#client/domain/listing/crop-units.ts'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'

/** "Wheat, 50 kg and 2 more" */
export function useOrderItems() {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  return ({ lines }: Pick<OrderSummary, 'lines'>): string => {
    const [first, ...others] = lines
    if (!first) return ''
    const name = listingNameIn(language, first)
    const item = `${name}, ${amountOf(t, format, first.quantity, first.unit)}`
    return others.length === 0
      ? item
      : t('{{item}} and {{count}} more', { item, count: others.length })
  }
}
