import { z } from 'zod'
import { daysBetween } from '#shared/kit/india-day.ts'
import { canonicalState } from './market-states.policy.ts'

/** Reports older than this are refused: they do not belong in a list of the day. */
const maxReportAgeDays = 30

/** Whether a text is free of control characters and lone surrogates. */
const isClean = (value: string) => value.isWellFormed() && !/\p{Cc}/u.test(value)

const cleanText = z
  .union([z.string(), z.number().transform(String)])
  .transform((value) => value.trim().replace(/\s+/g, ' '))
  .pipe(z.string().max(120).refine(isClean))
const name = cleanText.refine((value) => value !== '')
const optionalText = z
  .union([cleanText, z.null()])
  .optional()
  .transform((value) => value ?? '')

/** An amount; the service sends numbers or texts, with or without commas. */
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

/** The fields of a data.gov.in record that we use. */
const Record = z.object({
  state: name,
  district: name,
  market: name,
  commodity: name,
  variety: optionalText,
  grade: optionalText,
  arrival_date: z.string(),
  min_price: rupees,
  modal_price: rupees,
  max_price: rupees,
})

/** What one market reported about one crop on one day; prices in rupees per quintal. */
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

/** Why a record is skipped. */
export type SkipReason = 'malformed' | 'state' | 'day' | 'prices'

/** Converts 'dd/mm/yyyy' to YYYY-MM-DD; null when there is no such day. */
function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(text.trim()) ?? []
  const iso = `${year}-${month}-${day}`
  return z.iso.date().safeParse(iso).success ? iso : null
}

/**
 * Validates a record and converts it to a report.
 * @param today the date in India; reports of later days or more than 30 days before are refused.
 * @returns the report, or the reason why the record is skipped.
 */
export function readRecord(record: unknown, today: string): MandiReport | SkipReason {
  const parsed = Record.safeParse(record)
  if (!parsed.success) return 'malformed'
  const { arrival_date, min_price, modal_price, max_price, ...rest } = parsed.data
  const state = canonicalState(rest.state)
  if (!state) return 'state'
  const day = readDay(arrival_date)
  if (!day || day > today || daysBetween(day, today) > maxReportAgeDays) return 'day'
  if (min_price > modal_price || modal_price > max_price) return 'prices'
  return { ...rest, state, day, min: min_price, modal: modal_price, max: max_price }
}
