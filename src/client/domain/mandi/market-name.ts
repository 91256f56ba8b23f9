import type { Language } from '#shared/kit/language.constants.ts'

/** A mandi's town as reports name it, and in Hindi where the gazetteer knows it. */
interface NamedTown {
  market: string
  marketHindi?: string | null | undefined
}

interface NamedMandi extends NamedTown {
  district: string
  districtHindi?: string | null | undefined
}

/** The name of the mandi's town in the language of the page, where it is known. */
export const townNameIn = (language: Language, { market, marketHindi }: NamedTown) =>
  (language === 'hi' && marketHindi) || market

/** The name of the mandi's district in the language of the page, where it is known. */
export const marketDistrictIn = (language: Language, { district, districtHindi }: NamedMandi) =>
  (language === 'hi' && districtHindi) || district
