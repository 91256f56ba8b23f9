import { useFormat } from '#client/platform/format/format.ts'
import type { Range } from '#shared/kit/acres.ts'

/** Writes a range of numbers, one number where its ends are the same. */
export function useAmountText() {
  const { number } = useFormat()
  return ({ min, max }: Range) => (min === max ? number(min) : `${number(min)}–${number(max)}`)
}
