/** What a form sends when the goods are not of any kind in the vocabulary. */
export const noGoodsKind = 'none'
