const paise = (rupees: number) => Math.round(rupees * 100)

/** The total in rupees, calculated in whole paise to avoid rounding errors. */
export const sumOf = (lines: readonly { price: number; quantity: number }[]) =>
  lines.reduce((sum, { price, quantity }) => sum + paise(price) * quantity, 0) / 100

/** The sum of amounts in rupees, calculated in whole paise. */
export const sumOfAmounts = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + paise(amount), 0) / 100
