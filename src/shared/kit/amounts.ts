/** Amounts of money are in whole paise. */
export const moneyStep = 0.01
export const moneyStepSentence = 'An amount can have two decimals, for paise'
/** Stocks are in grams where the unit is a kilogram. */
export const quantityStep = 0.001
export const quantityStepSentence = 'A quantity can have three decimals'
