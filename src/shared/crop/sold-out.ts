/** Crops are ordered in whole units, so less than one of them cannot be bought. */
export const isSoldOut = ({ quantity }: { quantity: number }) => quantity < 1
