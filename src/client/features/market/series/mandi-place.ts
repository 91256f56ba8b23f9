/**
 * A market's place, from near to far, without repetition: a district often has the name of its
 * market.
 * @param region in the user's language.
 */
export const mandiPlace = (
  mandi: { market: string; district: string } | null | undefined,
  region: string,
): string => [...new Set([mandi?.market, mandi?.district, region])].filter(Boolean).join(', ')
