import { placeText } from '#client/platform/format/place-text.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { clip } from '#client/ui/list/clip.ts'
import { descriptionIn, listingNameIn, listingPlaceIn } from '../listing-names.ts'

interface Listing {
  name: string
  kindHindi?: string | null | undefined
  description: string
  category: English
  images: readonly string[]
  /** The address of a drawing of its kind, where it has no photo. */
  kindImage?: string | undefined
  user: { place: string }
  placeHindi?: string | null | undefined
}

/** What search engines and previews of shared links show of a listing, in the language of the page. */
export function useListingPreview() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (listing: Listing, price: string) => {
    const description = descriptionIn(language, listing.description)
    const place = placeText(t, listingPlaceIn(language, listing.user.place, listing.placeHindi))
    const parts = [price, t(listing.category), place, description]
    return {
      name: listingNameIn(language, listing),
      description,
      summary: clip(parts.filter(Boolean).join(' · ')),
      // Messengers show no SVG.
      image: listing.images[0] ?? listing.kindImage?.replace(/\.svg$/, '.png'),
    }
  }
}
