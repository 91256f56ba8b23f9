import { maxCartLines } from '#shared/cart/cart.constants.ts'
import type { VisitorLine } from './visitor-cart.ts'

/** Replaces the crop's line at its position, or adds the line at the end. */
export const putLine = (lines: readonly VisitorLine[], line: VisitorLine) =>
  lines.some(({ cropId }) => cropId === line.cropId)
    ? lines.map((old) => (old.cropId === line.cropId ? line : old))
    : [...lines, line]

export const deleteCartLine = (lines: readonly VisitorLine[], cropId: string) =>
  lines.filter((line) => line.cropId !== cropId)

/** Whether another crop would exceed the limit. */
export const isFull = (lines: readonly { cropId: string }[], cropId: string) =>
  lines.length >= maxCartLines && !lines.some((line) => line.cropId === cropId)

/** The sum of the crop's quantity in the cart and the added one, limited by the stock. */
export const addUp = (before: number, added: number, stock: number) =>
  Math.min(before + added, Math.floor(stock))
