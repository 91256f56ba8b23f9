const monthNames = new Map<string, number>()
for (const locale of ['en-IN', 'hi-IN']) {
  for (const length of ['short', 'long'] as const) {
    const format = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' })
    for (let month = 1; month <= 12; month += 1) {
      monthNames.set(foldMonth(format.format(Date.UTC(2028, month - 1))), month)
    }
  }
}

/** "नव॰" and "Nov." are the names of their months too. */
function foldMonth(name: string): string {
  return name.toLowerCase().replace(/[.॰]/g, '').normalize('NFC')
}

const devanagariZero = 0x966
const withLatinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))

/** The day as YYYY-MM-DD; null when the calendar has no such day. */
function dayOf(year: string, month: number, day: string): string | null {
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === written
    ? written
    : null
}

/**
 * Reads a day as people in India write it: 15-04-2026, 15/4/2026, 15.4.2026, 15 Apr 2026, 15 अप्रैल 2026, or
 * 2026-04-15. The year has four digits.
 * @returns YYYY-MM-DD, or null if the text is not a date.
 */
export function readTypedDay(typed: string): string | null {
  const text = withLatinDigits(typed.trim())
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (yearFirst) return dayOf(yearFirst[1] ?? '', Number(yearFirst[2]), yearFirst[3] ?? '')
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text)
  if (dayFirst) return dayOf(dayFirst[3] ?? '', Number(dayFirst[2]), dayFirst[1] ?? '')
  const named = /^(\d{1,2})[\s-]+([^\d\s,-]+),?[\s-]+(\d{4})$/u.exec(text)
  const month = named && monthNames.get(foldMonth(named[2] ?? ''))
  return named && month ? dayOf(named[3] ?? '', month, named[1] ?? '') : null
}
