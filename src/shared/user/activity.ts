/** What people want to do here; one may want all of it. */
export const activities = ['sell', 'buy', 'rent'] as const
export type Activity = (typeof activities)[number]

/** The account kind of people who say what they want to do: who only buys is a merchant. */
export const accountKindFor = (chosen: readonly Activity[]) =>
  chosen.includes('buy') && !chosen.includes('sell') ? 'merchant' : 'farmer'
