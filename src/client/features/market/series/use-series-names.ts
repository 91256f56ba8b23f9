import { mandiName } from '#client/domain/mandi/mandi-name.ts'
import { marketDistrictIn, townNameIn } from '#client/domain/mandi/market-name.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { MarketPrice } from '#shared/market/market.schema.ts'
import { mandiPlace } from './mandi-place.ts'

/** The names of a price series in the language of the page. */
export function useSeriesNames() {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ name, mandi, region }: MarketPrice) => {
    const named = mandi && {
      market: townNameIn(language, mandi),
      district: marketDistrictIn(language, mandi),
    }
    return {
      /** Crop and variety. */
      crop: mandiName(t, name),
      /** Undefined in the sample list. */
      market: named?.market,
      /** Market, district and state, without repetition. */
      place: mandiPlace(named, t(region)),
    }
  }
}
