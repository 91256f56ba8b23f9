import type { BasketLine, BasketPart, BasketView } from '../../../shared/order.schema.ts'

/** Rupees of one line; counted in whole paise. */
export const lineTotal = ({ quantity, price }: Pick<BasketLine, 'quantity' | 'price'>) =>
  Math.round(quantity * Math.round(price * 100)) / 100

const sum = (amounts: number[]) =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100

const isFine = ({ problem, oldPrice }: BasketLine) => problem === null && oldPrice === null

export const linesOf = ({ parts }: BasketView) => parts.flatMap(({ lines }) => lines)

function countAgain(parts: readonly BasketPart[]): BasketView {
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
function withQuantity(line: BasketLine, quantity: number): BasketLine {
  const isAboutStock = line.problem === null || line.problem === 'less-stock'
  if (!isAboutStock) return { ...line, quantity }
  return { ...line, quantity, problem: quantity > line.stock ? 'less-stock' : null }
}

/**
 * The basket as it will be once the server has heard of it: shown until it has.
 * @param wanted quantities by crop; what is not in it is out of the basket.
 * @param prices what the buyer has agreed to by now.
 */
export function withWanted(
  view: BasketView,
  wanted: ReadonlyMap<string, number>,
  prices: ReadonlyMap<string, number> = new Map(),
): BasketView {
  const change = (line: BasketLine): BasketLine[] => {
    const quantity = wanted.get(line.cropId)
    if (quantity === undefined) return []
    const isAgreed = prices.get(line.cropId) === line.price
    return [{ ...withQuantity(line, quantity), ...(isAgreed && { oldPrice: null }) }]
  }
  return countAgain(view.parts.map((part) => ({ ...part, lines: part.lines.flatMap(change) })))
}
