/** The highest price of a kilogram that a list can be filtered by, in rupees. */
export const maxFilterPrice = 10_000_000
export const notAFilterPrice = 'A price to filter by must be a number of rupees up to 10,000,000'
export const reversedPrices = 'The highest price cannot be below the lowest price'
