import { findPlaceInWords, type PlaceInWords } from '#server/features/place/place-words.service.ts'
import { understandGoodsSearch } from '#server/features/vocabulary/vocabulary.service.ts'
import { splitSearchWords } from '#server/platform/text/search-words.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

const namesGoods = (of: ListingKind, q: string) =>
  understandGoodsSearch(of, splitSearchWords(q)).kinds.length > 0

/**
 * A place in the words of a search of listings. What is called after a place names the goods: byadgi is a
 * chilli, before it is a town.
 */
export function findPlaceInSearch(of: ListingKind, q: string): PlaceInWords | null {
  const inWords = findPlaceInWords(q)
  return inWords && namesGoods(of, q) && !namesGoods(of, inWords.rest) ? null : inWords
}
