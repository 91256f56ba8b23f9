const paise = (rupees: number) => Math.round(rupees * 100)

/** The total in rupees, calculated in whole paise to avoid rounding errors. */
export const sumOf = (lines: readonly { price: number; quantity: number }[]) =>
  lines.reduce((sum, { price, quantity }) => sum + paise(price) * quantity, 0) / 100
