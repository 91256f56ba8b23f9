import { districtNameIn, placeNameIn } from '#client/domain/place/place-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CropDeliveryView } from '#shared/delivery/delivery.schema.ts'
import type { DeliveryPlace, DeliveryQuote } from '#shared/delivery/delivery-quote.schema.ts'
import { isDeliverable } from '#shared/delivery/delivery-quote.ts'

/** Districts and PIN codes that a sentence names; the rest is counted. */
const namedAreas = 4

/** Fees in rupees; a fee that does not apply is 0. */
interface Rates {
  flatFee: number
  perKmFee: number
  per100KgFee?: number
}

/** What people are told about a delivery, translated. */
export function useDeliveryText() {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { money, number } = format

  /** "Pune 411001" */
  function placeName({ pin, place }: DeliveryPlace): string {
    if (!place) return pin
    return `${placeNameIn(language, place)} ${pin}`
  }

  /** "₹100 + ₹8 per km + ₹50 per 100 kg"; "" when everything is free. */
  const ratesText = ({ flatFee, perKmFee, per100KgFee = 0 }: Rates): string =>
    [
      flatFee > 0 && money(flatFee),
      perKmFee > 0 && t('{{fee}} per km', { fee: money(perKmFee) }),
      per100KgFee > 0 && t('{{fee}} per 100 kg', { fee: money(per100KgFee) }),
    ]
      .filter(Boolean)
      .join(' + ')

  function areaText({ mode, radiusKm, districts, pinPrefixes }: CropDeliveryView): string {
    if (mode === 'radius') return t('Delivers up to {{km}} km', { km: number(radiusKm ?? 0) })
    const all =
      mode === 'districts'
        ? districts.map((each) => districtNameIn(language, each))
        : pinPrefixes.map((prefix) => prefix.padEnd(6, '·'))
    const named = all.slice(0, namedAreas).join(', ')
    const areas =
      all.length > namedAreas
        ? t('{{areas}} and {{count}} more', { areas: named, count: all.length - namedAreas })
        : named
    return mode === 'districts'
      ? t('Delivers to: {{areas}}', { areas })
      : t('Delivers to PIN codes {{areas}}', { areas })
  }

  /** Where a seller delivers and at which rates: "Delivers up to 50 km · ₹100 + ₹8 per km". */
  function termsText(terms: CropDeliveryView): string {
    if (terms.mode === 'agreed') return t('Pick-up, or delivery agreed with the seller')
    if (terms.mode === 'pickup') return t('Pick-up only')
    const { freeAbove, leastOrder } = terms
    return [
      areaText(terms),
      ratesText(terms) || t('free of charge'),
      freeAbove !== null &&
        t('free for orders of {{amount}} or more', { amount: money(freeAbove) }),
      leastOrder > 0 && t('for orders of {{amount}} or more', { amount: money(leastOrder) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }

  function beyondText({ distanceKm, radiusKm }: DeliveryQuote, place: string): string {
    if (radiusKm === null || distanceKm === null) {
      return t('Does not deliver to {{place}}.', { place })
    }
    const values = { place, distance: number(distanceKm), radius: number(radiusKm) }
    return t(
      'Does not deliver to {{place}}: {{distance}} km away, the limit is {{radius}} km.',
      values,
    )
  }

  function outcomeText(quote: DeliveryQuote, to: DeliveryPlace | null): string {
    const place = to ? placeName(to) : ''
    switch (quote.outcome) {
      case 'agreed':
        return t('Pick-up, or delivery agreed with the seller')
      case 'pickup-only':
        return t('Pick-up only')
      case 'no-pin':
        return t('Delivers. Enter your PIN code to see where and for how much.')
      case 'unknown-pin':
        return t('We could not find the PIN code {{pin}}. Please check it.', { pin: to?.pin ?? '' })
      case 'beyond':
        return beyondText(quote, place)
      case 'below-least':
        return t('Delivers to {{place}} for orders of {{least}} or more. Add {{missing}} more.', {
          place,
          least: money(quote.leastOrder),
          missing: money(quote.missing),
        })
      case 'weight-unknown':
        return t(
          'Delivers to {{place}}. Something is sold by the piece, so you agree on the cost with the seller.',
          { place },
        )
      case 'priced':
        return quote.distanceKm === null
          ? t('Delivery to {{place}}', { place })
          : t('Delivery to {{place}}, {{distance}} km', {
              place,
              distance: number(quote.distanceKm),
            })
    }
  }

  /**
   * What the buyer is told, without the fee. Where the goods are not delivered it says where they can be
   * picked up.
   * @param sellerPlace city and state; "" when not given.
   */
  function quoteText(quote: DeliveryQuote, to: DeliveryPlace | null, sellerPlace = ''): string {
    const text = outcomeText(quote, to)
    const isRefused = !isDeliverable(quote) && quote.outcome !== 'no-pin'
    if (!isRefused || quote.outcome === 'unknown-pin' || sellerPlace === '') return text
    return `${text} ${t('Pick it up in {{place}} instead.', { place: placeText(t, sellerPlace) })}`
  }

  /** "₹620" or "Free delivery"; null when there is no fee to show. */
  function feeText(fee: number | null): string | null {
    if (fee === null) return null
    return fee === 0 ? t('Free delivery') : money(fee)
  }

  return { placeName, ratesText, termsText, quoteText, feeText }
}
