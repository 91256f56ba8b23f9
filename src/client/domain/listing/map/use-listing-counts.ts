import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

/** Sentences that say how many listings are where. */
export function useListingCounts() {
  const { t } = useTranslation()
  const format = useFormat()
  return {
    /** "3 listings in Pune, Maharashtra". */
    inPlace: (listings: number, place: Translated) =>
      listings === 1
        ? t('1 listing in {{place}}', { place })
        : t('{{listings}} listings in {{place}}', { listings: format.number(listings), place }),
    /** "8 listings in 5 places". */
    inPlaces: (listings: number, places: number) => {
      if (listings === 0) return t('No listing on this page has a known place')
      if (listings === 1) return t('1 listing in one place')
      const texts = { listings: format.number(listings), places: format.number(places) }
      return places === 1
        ? t('{{listings}} listings in one place', texts)
        : t('{{listings}} listings in {{places}} places', texts)
    },
  }
}
