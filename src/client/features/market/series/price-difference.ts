/**
 * How another market's price compares with this one.
 * @returns rupees, and the share of this price: 0.05 means 5 % more there.
 */
export const priceDifference = (currentPrice: number, otherPrice: number) => ({
  amount: Math.round((otherPrice - currentPrice) * 100) / 100,
  share: (otherPrice - currentPrice) / currentPrice,
})
