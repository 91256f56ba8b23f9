import type { Language } from '#shared/kit/language.constants.ts'

/** How one language writes what pages show most. */
interface LanguageData {
  /** From January; `short` stands in a day. */
  months: Record<'narrow' | 'short' | 'long', readonly string[]>
  /** From Sunday, short. */
  weekdays: readonly string[]
  justNow: string
  today: string
  /** Days from today, as far as they have a name. */
  nearDays: Readonly<Record<number, string>>
  units: Record<RelativeUnit, string>
  /** "2 days ago". @param count from 0, with its commas. */
  ago: (count: string, unit: string) => string
  ahead: (count: string, unit: string) => string
  /** "4:30 pm". @param hour from 0 to 23. @param clock "4:30". */
  timeOfDay: (hour: number, clock: string) => string
}

export type RelativeUnit = 'day' | 'hour' | 'minute'

const list = (texts: string) => texts.split(',')
const englishUnits = (count: string, unit: string) => `${count} ${unit}${count === '1' ? '' : 's'}`

function partOfHindiDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

/**
 * As Intl writes English and Hindi in India, which a test compares: the first formatter of each kind takes a cheap phone
 * 20 to 80 ms while the page is taken over.
 */
export const languageData: Readonly<Record<Language, LanguageData>> = {
  en: {
    months: {
      narrow: list('J,F,M,A,M,J,J,A,S,O,N,D'),
      short: list('Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec'),
      long: list(
        'January,February,March,April,May,June,July,August,September,October,November,December',
      ),
    },
    weekdays: list('Sun,Mon,Tue,Wed,Thu,Fri,Sat'),
    // For the past: the language data's "now" and "अब" mean the near future.
    justNow: 'just now',
    today: 'today',
    nearDays: { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' },
    units: { day: 'day', hour: 'hour', minute: 'minute' },
    ago: (count, unit) => `${englishUnits(count, unit)} ago`,
    ahead: (count, unit) => `in ${englishUnits(count, unit)}`,
    timeOfDay: (hour, clock) => `${clock} ${hour < 12 ? 'am' : 'pm'}`,
  },
  hi: {
    months: {
      narrow: list('ज,फ़,मा,अ,म,जू,जु,अ,सि,अ,न,दि'),
      short: list('जन॰,फ़र॰,मार्च,अप्रैल,मई,जून,जुल॰,अग॰,सित॰,अक्टू॰,नव॰,दिस॰'),
      long: list('जनवरी,फ़रवरी,मार्च,अप्रैल,मई,जून,जुलाई,अगस्त,सितंबर,अक्टूबर,नवंबर,दिसंबर'),
    },
    weekdays: list('रवि,सोम,मंगल,बुध,गुरु,शुक्र,शनि'),
    justNow: 'अभी-अभी',
    today: 'आज',
    nearDays: { [-2]: 'परसों', [-1]: 'कल', 0: 'आज', 1: 'कल', 2: 'परसों' },
    units: { day: 'दिन', hour: 'घंटे', minute: 'मिनट' },
    ago: (count, unit) => `${count} ${unit} पहले`,
    ahead: (count, unit) => `${count} ${unit} में`,
    // Hindi names the part of the day instead of "am" and "pm".
    timeOfDay: (hour, clock) => `${partOfHindiDay(hour)} ${clock}`,
  },
}

/** A whole number from 0 as Indians write it in both languages: 12,34,567. */
function grouped(whole: number): string {
  const text = String(whole)
  if (text.length <= 3) return text
  let front = text.slice(0, -3)
  let back = text.slice(-3)
  while (front.length > 2) {
    back = `${front.slice(-2)},${back}`
    front = front.slice(0, -2)
  }
  return `${front},${back}`
}

/**
 * A number with commas and a point, rounded away from zero like Intl: 12,34,567.5. Nothing is written as "-0".
 * @param least the fewest digits after the point. @param most the most digits.
 */
export function decimalText(value: number, least: number, most: number): string {
  const scale = 10 ** most
  // 1.005 × 100 is 100.49999999999999; the digits that a number is written with are at most 15.
  const scaled = Math.round(Number((Math.abs(value) * scale).toPrecision(15)))
  if (!Number.isSafeInteger(scaled)) {
    const options = { minimumFractionDigits: least, maximumFractionDigits: most }
    return new Intl.NumberFormat('en-IN', options).format(value)
  }
  const fraction = String(scaled % scale).padStart(most, '0')
  const digits = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '')
  const point = most > 0 && digits !== '' ? `.${digits}` : ''
  return `${value < 0 && scaled > 0 ? '-' : ''}${grouped(Math.floor(scaled / scale))}${point}`
}

/** "4:30 pm", "शाम 4:30". @param hour from 0 to 23. @param minute null for a full hour without minutes. */
export function timeText(language: Language, hour: number, minute: number | null): string {
  const minutes = minute === null ? '' : `:${String(minute).padStart(2, '0')}`
  return languageData[language].timeOfDay(hour, `${hour % 12 || 12}${minutes}`)
}

/** "2 days ago", "in 3 hours". @param value a whole number, negative for the past. */
export function relativeText(language: Language, value: number, unit: RelativeUnit): string {
  const { units, ago, ahead } = languageData[language]
  const isPast = value < 0 || Object.is(value, -0)
  return (isPast ? ago : ahead)(grouped(Math.abs(value)), units[unit])
}
