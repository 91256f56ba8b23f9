interface Range {
  min: number
  max: number
}

/** Whole and within the range; a range without room is its upper end. */
export const clampWhole = (value: number, { min, max }: Range) =>
  Math.min(max, Math.max(min, Math.trunc(value)))

/** What a person typed, as far as it can be used; null while it cannot. */
export function readWhole(text: string, range: Range): number | null {
  if (!/^\d{1,9}$/.test(text)) return null
  const value = Number(text)
  return value === clampWhole(value, range) ? value : null
}
