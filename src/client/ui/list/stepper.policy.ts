interface Range {
  min: number
  max: number
}

/** The nearest whole number within the range; `max` if the range is empty. */
export const clampWhole = (value: number, { min, max }: Range) =>
  Math.min(max, Math.max(min, Math.trunc(value)))

/** The typed number; null while it is not a whole number within the range. */
export function readWhole(text: string, range: Range): number | null {
  if (!/^\d{1,9}$/.test(text)) return null
  const value = Number(text)
  return value === clampWhole(value, range) ? value : null
}
