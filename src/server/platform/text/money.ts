const paise = (rupees: number) => Math.round(rupees * 100)

/** Rupees of all lines together; counted in whole paise, so that nothing drifts. */
export const sumOf = (lines: readonly { price: number; quantity: number }[]) =>
  lines.reduce((sum, { price, quantity }) => sum + paise(price) * quantity, 0) / 100
