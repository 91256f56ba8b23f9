/** What a form sends when the goods are none of the kinds. */
export const noGoodsKind = 'none'
