import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { EquipmentTravelTerms } from '#shared/delivery/delivery.schema.ts'
import type { DeliveryPlace, TravelQuote } from '#shared/delivery/delivery-quote.schema.ts'
import { useDeliveryText } from './use-delivery-text.ts'

/** What renters are told about how a machine gets to them, translated. */
export function useTravelText() {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { placeName, ratesText } = useDeliveryText()

  /** How far the machine travels and at which rates. */
  function travelTermsText(terms: EquipmentTravelTerms): string {
    if (terms.mode === 'agreed') return t('Collect it, or agree with the owner on bringing it')
    if (terms.mode === 'pickup') return t('You collect it from the owner')
    return [
      t('The owner brings it up to {{km}} km', { km: number(terms.radiusKm ?? 0) }),
      ratesText(terms) || t('free of charge'),
      terms.leastDays > 1 && t('for {{days}} days or more', { days: number(terms.leastDays) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }

  /** What it costs to bring the machine to a place, or why it is not brought. */
  function travelQuoteText(quote: TravelQuote, to: DeliveryPlace | null): string {
    const place = to ? placeName(to) : ''
    switch (quote.outcome) {
      case 'agreed':
        return t('You agree with the owner on the cost of bringing it.')
      case 'pickup-only':
        return t('You collect it from the owner')
      case 'no-pin':
        return t('Enter the PIN code where you need it to see the cost.')
      case 'unknown-pin':
        return t('We could not find the PIN code {{pin}}. Please check it.', { pin: to?.pin ?? '' })
      case 'beyond':
        return t(
          'It does not travel to {{place}}: {{distance}} km away, the limit is {{radius}} km.',
          {
            place,
            distance: number(quote.distanceKm ?? 0),
            radius: number(quote.radiusKm ?? 0),
          },
        )
      case 'too-few-days':
        return t('The owner brings it if you book {{days}} days or more.', {
          days: number(quote.leastDays),
        })
      case 'priced':
        return t('To {{place}}, {{distance}} km: {{fee}}', {
          place,
          distance: number(quote.distanceKm ?? 0),
          fee: quote.fee ? money(quote.fee) : t('free of charge'),
        })
    }
  }

  return { travelTermsText, travelQuoteText }
}
