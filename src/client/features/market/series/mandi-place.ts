/**
 * Where a market is, from near to far, each name once: a district is often called as its market.
 * @param region in the person's language.
 */
export const mandiPlace = (
  mandi: { market: string; district: string } | null | undefined,
  region: string,
): string => [...new Set([mandi?.market, mandi?.district, region])].filter(Boolean).join(', ')
