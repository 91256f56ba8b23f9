/** A mandi's names as reports have them, and in Hindi where the gazetteer knows the town. */
interface NamedMandi {
  market: string
  marketHindi?: string | null | undefined
  district: string
  districtHindi?: string | null | undefined
}

/** The mandi's name in the language of the page, where it is known. */
export const marketNameIn = (language: string, { market, marketHindi }: NamedMandi) =>
  (language === 'hi' && marketHindi) || market

/** The name of the mandi's district in the language of the page, where it is known. */
export const marketDistrictIn = (language: string, { district, districtHindi }: NamedMandi) =>
  (language === 'hi' && districtHindi) || district
