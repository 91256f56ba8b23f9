import type {
  CartLineInput,
  CartLineView,
  CartView,
  SellerGroup,
} from '#shared/cart/cart.schema.ts'

/** Rupees of one line; counted in whole paise. */
export const lineTotal = ({ quantity, price }: Pick<CartLineView, 'quantity' | 'price'>) =>
  Math.round(quantity * Math.round(price * 100)) / 100

const sum = (amounts: number[]) =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100

/** What the buyer saw of a crop when they chose it. */
export type SeenTerms = Pick<CartLineInput, 'price' | 'unit' | 'name'>

/** What one who takes the line as it is now has seen. */
export const termsNow = ({ price, unit, name }: SeenTerms): SeenTerms => ({ price, unit, name })

/** What the buyer of a line saw when they put it in, to go on with it without agreeing to a change. */
export const termsSeen = (line: CartLineView): SeenTerms => ({
  price: line.oldPrice ?? line.price,
  ...(!line.isUnitUnknown && { unit: line.oldUnit ?? line.unit }),
  name: line.oldName ?? line.name,
})

/** Whether the unit is not the one that the quantity was meant in. */
export const isOtherUnit = ({ oldUnit, isUnitUnknown }: CartLineView) =>
  oldUnit !== null || isUnitUnknown

/** Whether price, unit, currency or name are others than the buyer saw. */
export const hasChanged = (line: CartLineView) =>
  line.oldPrice !== null || line.oldName !== null || line.oldCurrency !== null || isOtherUnit(line)

const isFine = (line: CartLineView) => line.problem === null && !hasChanged(line)

export const linesOf = ({ parts }: CartView) => parts.flatMap(({ lines }) => lines)

function countAgain(parts: readonly SellerGroup[]): CartView {
  const counted = parts
    .filter(({ lines }) => lines.length > 0)
    .map((part) => ({
      ...part,
      total: sum(part.lines.filter(({ problem }) => !problem).map(lineTotal)),
    }))
  return {
    parts: counted,
    total: sum(counted.map(({ total }) => total)),
    isReady: counted.length > 0 && counted.every(({ lines }) => lines.every(isFine)),
  }
}

/** With another quantity only this much can be wrong with a crop. */
function withQuantity(line: CartLineView, quantity: number): CartLineView {
  const isAboutStock = line.problem === null || line.problem === 'less-stock'
  if (!isAboutStock) return { ...line, quantity }
  return { ...line, quantity, problem: quantity > line.stock ? 'less-stock' : null }
}

/** What is no change any more, for one who has seen these terms. */
function agreedTo(
  { price, unit, name }: CartLineView,
  seen: SeenTerms = {},
): Partial<CartLineView> {
  return {
    ...(seen.price === price && { oldPrice: null }),
    ...(seen.unit === unit && { oldUnit: null, isUnitUnknown: false }),
    ...(seen.name === name && { oldName: null }),
  }
}

/**
 * The basket as it will be once the server has heard of it: shown until it has.
 * @param wanted quantities by crop; what is not in it is out of the basket.
 * @param seen what the buyer has agreed to by now, by crop.
 */
export function withWanted(
  view: CartView,
  wanted: ReadonlyMap<string, number>,
  seen: ReadonlyMap<string, SeenTerms> = new Map(),
): CartView {
  const change = (line: CartLineView): CartLineView[] => {
    const quantity = wanted.get(line.cropId)
    if (quantity === undefined) return []
    return [{ ...withQuantity(line, quantity), ...agreedTo(line, seen.get(line.cropId)) }]
  }
  return countAgain(view.parts.map((part) => ({ ...part, lines: part.lines.flatMap(change) })))
}
