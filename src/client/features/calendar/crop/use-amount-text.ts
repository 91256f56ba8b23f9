import { useFormat } from '#client/platform/format/format.ts'
import type { Range } from '#shared/kit/acres.ts'

/** Formats a range of numbers; a single number when both ends are equal. */
export function useAmountText() {
  const { number } = useFormat()
  return ({ min, max }: Range) => (min === max ? number(min) : `${number(min)}–${number(max)}`)
}
