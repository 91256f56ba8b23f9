/** The price of a line in rupees, calculated in whole paise. @param line with the price of one unit in rupees. */
export const lineTotal = ({ quantity, price }: { quantity: number; price: number }): number =>
  Math.round(quantity * Math.round(price * 100)) / 100
