import type { Season } from '#shared/calendar/calendar.constants.ts'
import type { Question } from '../advisor-question.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'

const seasonWords = {
  kharif: createWordSet('kharif khareef kharip खरीफ', false),
  rabi: createWordSet('rabi रबी', false),
  zaid: createWordSet('zaid jayad zayad jaid garma garmi summer जायद गरमा', false),
} satisfies Partial<Record<Season, unknown>>

/** The season that a question names; null where it names none, or two. */
export function namedSeason({ tokens }: Pick<Question, 'tokens'>): Season | null {
  const named = (['kharif', 'rabi', 'zaid'] as const).filter((season) =>
    tokens.some((token) => seasonWords[season].has(token)),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}
