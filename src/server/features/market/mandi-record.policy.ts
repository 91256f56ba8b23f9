import { z } from 'zod'
import { daysBetween } from '#server/platform/text/india-day.ts'
import { stateOf } from './market-states.policy.ts'

/** Reports older than this on arrival are refused: the day's list has no business with them. */
const oldestDays = 30

/** Letters, marks, digits and signs; no control characters, no halves of characters. */
const isClean = (value: string) => value.isWellFormed() && !/\p{Cc}/u.test(value)

const words = z
  .union([z.string(), z.number().transform(String)])
  .transform((value) => value.trim().replace(/\s+/g, ' '))
  .pipe(z.string().max(120).refine(isClean))
const name = words.refine((value) => value !== '')
const optionalWords = z
  .union([words, z.null()])
  .optional()
  .transform((value) => value ?? '')

/** Numbers come as text too, with or without commas. */
const rupees = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .min(1)
      .transform((value) => Number(value.replaceAll(',', ''))),
  ])
  .pipe(z.number().min(0.01).max(10_000_000))
  .transform((value) => Math.round(value * 100) / 100)

/** One record of data.gov.in, as far as we read it. */
const Record = z.object({
  state: name,
  district: name,
  market: name,
  commodity: name,
  variety: optionalWords,
  grade: optionalWords,
  arrival_date: z.string(),
  min_price: rupees,
  modal_price: rupees,
  max_price: rupees,
})

/** What one market reported of one crop on one day; rupees a quintal. */
export interface MandiReport {
  state: string
  district: string
  market: string
  commodity: string
  variety: string
  grade: string
  day: string
  min: number
  modal: number
  max: number
}

/** Why a record is left out. */
export type SkipReason = 'malformed' | 'state' | 'day' | 'prices'

/** 'dd/mm/yyyy' as YYYY-MM-DD, null when there is no such day. */
function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(text.trim()) ?? []
  const iso = `${year}-${month}-${day}`
  return z.iso.date().safeParse(iso).success ? iso : null
}

/**
 * One record, checked and in our terms, or the reason why it cannot be used.
 * @param today by India's calendar; reports from later or more than 30 days before are refused.
 */
export function readRecord(record: unknown, today: string): MandiReport | SkipReason {
  const parsed = Record.safeParse(record)
  if (!parsed.success) return 'malformed'
  const { arrival_date, min_price, modal_price, max_price, ...rest } = parsed.data
  const state = stateOf(rest.state)
  if (!state) return 'state'
  const day = readDay(arrival_date)
  if (!day || day > today || daysBetween(day, today) > oldestDays) return 'day'
  if (min_price > modal_price || modal_price > max_price) return 'prices'
  return { ...rest, state, day, min: min_price, modal: modal_price, max: max_price }
}
