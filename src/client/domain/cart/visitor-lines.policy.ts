import { maxCartLines } from '#shared/cart/cart.constants.ts'
import type { VisitorLine } from './visitor-cart.ts'

/** The lines with this one in place of what there was of its crop, where that stood. */
export const putLine = (lines: readonly VisitorLine[], line: VisitorLine) =>
  lines.some(({ cropId }) => cropId === line.cropId)
    ? lines.map((old) => (old.cropId === line.cropId ? line : old))
    : [...lines, line]

export const deleteCartLine = (lines: readonly VisitorLine[], cropId: string) =>
  lines.filter((line) => line.cropId !== cropId)

/** Another crop would be one too many. */
export const isFull = (lines: readonly { cropId: string }[], cropId: string) =>
  lines.length >= maxCartLines && !lines.some((line) => line.cropId === cropId)

/** More of a crop of which there is some in the basket already: never more than the stock. */
export const addUp = (had: number, more: number, stock: number) =>
  Math.min(had + more, Math.floor(stock))
