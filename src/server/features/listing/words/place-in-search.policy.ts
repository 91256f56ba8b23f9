import { findPlaceInWords, type PlaceInWords } from '#server/features/place/place-words.service.ts'
import { understandGoodsSearch } from '#server/features/vocabulary/vocabulary.service.ts'
import { splitSearchWords } from '#server/platform/text/search-words.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

const namesGoods = (listingKind: ListingKind, q: string) =>
  understandGoodsSearch(listingKind, splitSearchWords(q)).kinds.length > 0

/**
 * A place in the words of a search of listings. What is called after a place names the goods: byadgi is a
 * chilli, before it is a town.
 */
export function findPlaceInSearch(listingKind: ListingKind, q: string): PlaceInWords | null {
  const inWords = findPlaceInWords(q)
  return inWords && namesGoods(listingKind, q) && !namesGoods(listingKind, inWords.rest)
    ? null
    : inWords
}
