import type { Language } from '#shared/kit/language.constants.ts'

/** Devanagari letters. */
const hindiLetters = /[\u0904-\u0939\u0958-\u0961]/

const isHindi = (text: string) => hindiLetters.test(text)

/** "मधु · Sundarban Forest Honey": in Hindi the kind's name comes before a name in another script. */
export const listingNameIn = (
  language: Language,
  { name, kindHindi }: { name: string; kindHindi?: string | null | undefined },
) => (language === 'hi' && kindHindi && !isHindi(name) ? `${kindHindi} · ${name}` : name)

/** "नासिक, Maharashtra" in Hindi, where the town's Hindi name is known. */
export const listingPlaceIn = (
  language: Language,
  place: string,
  placeHindi: string | null | undefined,
) => (language === 'hi' && placeHindi ? place.replace(/^.*(?=, )/, placeHindi) : place)

/** A description with the paragraphs of the page's script first; the others follow. */
export function descriptionIn(language: Language, description: string): string {
  const paragraphs = description.split(/\n+/).filter((text) => text.trim() !== '')
  const isOfPage = (text: string) => isHindi(text) === (language === 'hi')
  const hasBoth = paragraphs.some(isOfPage) && !paragraphs.every(isOfPage)
  if (!hasBoth) return description
  return [
    ...paragraphs.filter(isOfPage),
    ...paragraphs.filter((paragraph) => !isOfPage(paragraph)),
  ].join('\n')
}
