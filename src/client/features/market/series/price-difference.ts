/**
 * How another market's price compares with this one.
 * @returns rupees, and the share of this price: 0.05 means 5 % more there.
 */
export const priceDifference = (here: number, there: number) => ({
  amount: Math.round((there - here) * 100) / 100,
  share: (there - here) / here,
})
