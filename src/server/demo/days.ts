export const laterOf = (one: string, other: string) => [one, other].sort().at(-1) ?? other

/** The month, 1 to 12. */
export const monthOf = (day: string) => Number(day.slice(5, 7))

/** The latest day that is in one of `months`, on the given day of the month, and not after `today`. */
export function lastDayInMonths(today: string, months: readonly number[], dayOfMonth: number) {
  const year = Number(today.slice(0, 4))
  const days = [year, year - 1].flatMap((y) =>
    months.map((m) => `${y}-${String(m).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`),
  )
  return (
    days
      .filter((day) => day <= today)
      .sort()
      .at(-1) ?? today
  )
}
